import { DEFAULT_RULES } from '#product/default-rules.ts'
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
  birth_calendar: 'gregorian',
  birthdate_julian: null,
  birth_clock: null,
  birth_fold: 0,
  birth_offset: null,
  birth_doubt: null,
  birth_review: null,
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
  staff_role: null,
  support_identifierHash: null,
  counters: '{"chat":1,"trials":1,"reports":0,"user:first_name":0,"user:birthdate":1}',
  chart_rules: DEFAULT_RULES,
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

test('a clock, a half of a doubled hour and a calendar are chosen without spending anything', () => {
  expect(changesOf(account, { ...details, birth_clock: 'Europe/Warsaw' })).toEqual({ birth_clock: 'Europe/Warsaw' })
  expect(changesOf(account, { ...details, birth_fold: '1' })).toEqual({ birth_fold: 1 })
  const calendar = changesOf(account, { ...details, birth_calendar: 'julian' })
  expect(calendar).toEqual({ birth_calendar: 'julian' })
  expect(spentBy(calendar)).toEqual([])
})

test('an offset by hand spends the time; a clock in its place takes it back', () => {
  const byHand = changesOf(account, { ...details, birth_offset: '+02:00', birth_clock: 'Europe/Warsaw' })
  expect(byHand).toEqual({ birth_offset: '+02:00' })
  expect(spentBy(byHand)).toEqual(['birthtime'])
  const kept = { ...account, birth_offset: '+02:00' }
  expect(changesOf(kept, detailsOf(kept))).toEqual({})
  expect(changesOf(kept, { ...detailsOf(kept), birth_offset: '', birth_clock: 'Europe/Moscow' })).toEqual({
    birth_clock: 'Europe/Moscow',
  })
})

test('a date is shown as it was written, and goes with its calendar', () => {
  const kept = {
    ...account,
    birthdate: '1905-01-18',
    birthdate_julian: '1905-01-05',
    birth_calendar: 'julian' as const,
  }
  expect(detailsOf(kept).birthdate).toBe('1905-01-05')
  expect(changesOf(kept, detailsOf(kept))).toEqual({})
  expect(changesOf(kept, { ...detailsOf(kept), birthdate: '1905-01-06' })).toEqual({
    birthdate: '1905-01-06',
    birth_calendar: 'julian',
  })
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
