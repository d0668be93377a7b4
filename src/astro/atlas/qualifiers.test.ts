import { describe, expect, it } from 'vitest'
import { findQualifier, qualifierTable } from './qualifiers.ts'

const table = qualifierTable({
  'московская область': { r: [1] },
  московская: { r: [1] },
  il: { c: [7], r: [2] },
  illinois: { r: [2] },
  'new york': { r: [3] },
  'new jersey': { r: [4] },
})
const found = (text: string) => {
  const { countries, regions } = findQualifier(table, text) ?? {}
  return { countries: [...(countries ?? [])], regions: [...(regions ?? [])] }
}

describe('findQualifier', () => {
  it('takes a whole name before beginnings', () => {
    expect(found('IL')).toEqual({ countries: [7], regions: [2] })
  })

  it('takes all that begin so', () => {
    expect(found('New')).toEqual({ countries: [], regions: [4, 3] })
    expect(found('Illi')).toEqual({ countries: [], regions: [2] })
  })

  it('lets long words end otherwise', () => {
    expect(found('Московской')).toEqual({ countries: [], regions: [1] })
  })

  it('is null for what it does not know, and for two letters of a beginning', () => {
    expect(findQualifier(table, 'Атлантида')).toBeNull()
    expect(findQualifier(table, 'ne')).toBeNull()
    expect(findQualifier(table, '')).toBeNull()
  })
})
