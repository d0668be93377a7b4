import { expect, it } from 'vitest'
import { relyingParty } from './challenges.ts'

it('is the public address, whatever host a request names', () => {
  const site = { id: 'asteria.example', origin: 'https://asteria.example' }
  for (const host of ['asteria.example', 'evil.example', 'localhost:3000', undefined])
    expect(relyingParty('https://asteria.example', host)).toEqual(site)
})

it('is the local name that was asked for, where only this machine reaches it', () => {
  expect(relyingParty('http://localhost:3000', 'localhost:4711')).toEqual({
    id: 'localhost',
    origin: 'http://localhost:4711',
  })
  for (const host of ['evil.example', '127.0.0.1:4711', 'localhost.evil.example', 'a b', undefined])
    expect(relyingParty('http://localhost:3000', host)).toEqual({ id: 'localhost', origin: 'http://localhost:3000' })
})

it('is nobody under a number', () => {
  expect(relyingParty('http://127.0.0.1:3000', '127.0.0.1:3000')).toBeUndefined()
  expect(relyingParty('http://[::1]:3000', undefined)).toBeUndefined()
  expect(relyingParty('https://192.0.2.7', undefined)).toBeUndefined()
})
