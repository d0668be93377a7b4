import { expect, test } from 'vitest'
import type { Account } from '#contract/accounts.ts'
import { changesOf, detailsOf, isIncomplete, mayEdit, spentBy } from './details.ts'

const account: Account = {
  id: 1,
  email: 'a@example.org',
  email_confirmed: true,
  second_factor: 'off',
  pending_email: null,
  first_name: 'Anna',
  last_name: 'S',
  birthdatetime: '1990-05-17 14:30',
  birthdate: '1990-05-17',
  birthtime: '14:30',
  birthtimeIDK: false,
  birthplace: 'Moscow, Russia',
  birthplace_id: '524901',
  birthplace_lat: 55.75,
  birthplace_lon: 37.62,
  birthplace_tz: 'Europe/Moscow',
  gender: null,
  lang: 'en',
  created_at: '2025-01-01T00:00:00Z',
  last_login_at: null,
  paid_until: null,
  plan: 'free',
  payments: 0,
  token: 't',
  canceled_at: null,
  subscription: null,
  first_purchase: true,
  has_password: true,
  ready: '',
  role: 0,
  support_identifierHash: null,
  counters: '{"chat":1,"trials":1,"reports":0,"user:first_name":0,"user:birthdate":1}',
  house_system: 'placidus',
  zodiac: { sun: 1, moon: 10, asc: 5, jtime: 2448028.9 },
}
const details = detailsOf(account)

test('an untouched form changes nothing', () => {
  expect(changesOf(account, details)).toEqual({})
  expect(spentBy({})).toEqual([])
})

test('only what was changed is sent, and only the counted fields are spent', () => {
  const changes = changesOf(account, { ...details, last_name: 'Sokolova', birthtime: '14:45' })
  expect(changes).toEqual({ last_name: 'Sokolova', birthtime: '14:45' })
  expect(spentBy(changes)).toEqual(['birthtime'])
})

test('to forget the time spends the time, and its old value is not sent', () => {
  const changes = changesOf(account, { ...details, birthtimeIDK: true })
  expect(changes).toEqual({ birthtimeIDK: true })
  expect(spentBy(changes)).toEqual(['birthtime'])
})

test('a place chosen from the list goes with its id; the same place in other words is no change', () => {
  expect(changesOf(account, { ...details, birthplace: 'Москва, Россия' })).toEqual({})
  expect(changesOf(account, { ...details, birthplace: 'Oryol, Russia', birthplace_id: '515012' })).toEqual({
    birthplace: 'Oryol, Russia',
    birthplace_id: '515012',
  })
  expect(changesOf(account, { ...details, birthplace: 'Tver', birthplace_id: '' })).toEqual({ birthplace: 'Tver' })
})

test('a spent field is closed, an unknown counter is not', () => {
  expect([mayEdit(account, 'first_name'), mayEdit(account, 'birthdate'), mayEdit(account, 'gender')]).toEqual([
    false,
    true,
    true,
  ])
})

test('a birth without its place is incomplete', () => {
  expect(isIncomplete(account)).toBe(false)
  expect(isIncomplete({ ...account, birthplace: null })).toBe(true)
})
