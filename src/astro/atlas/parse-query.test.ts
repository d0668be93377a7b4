import { describe, expect, it } from 'vitest'
import { queryParts } from './parse-query.ts'

describe('queryParts', () => {
  it.each([
    ['Birmingham, Alabama', ['Birmingham', 'Alabama']],
    ['Троицк (Челябинская область)', ['Троицк', 'Челябинская область']],
    ['г. Москва', ['Москва']],
    ['г.Москва', ['Москва']],
    ['посёлок Октябрьский', ['Октябрьский']],
    ['City of London', ['London']],
    ['Горки', ['Горки']],
    ['Город', ['Город']],
    [' , ;, ', []],
    ['a,b,c,d,e,f', ['a', 'b', 'c', 'd']],
  ])('%s', (query, parts) => expect(queryParts(query)).toEqual(parts))
})
