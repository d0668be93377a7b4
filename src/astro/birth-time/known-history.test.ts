import { describe, expect, it } from 'vitest'
import { resolveLocalTime } from './resolve-local-time.ts'

// From the statutes and decrees themselves, as histories of civil time tell them; none read from the database.
const HISTORY: [timeZone: string, local: string, utc: string, why: string][] = [
  ['Europe/London', '1942-01-01T12:00', '1942-01-01T11:00:00Z', 'summer time kept through the winters of the war'],
  ['Europe/London', '1943-07-01T12:00', '1943-07-01T10:00:00Z', 'double summer time'],
  ['Europe/London', '1947-03-20T12:00', '1947-03-20T11:00:00Z', 'summer time from 16 March'],
  ['Europe/London', '1947-05-01T12:00', '1947-05-01T10:00:00Z', 'double summer time, 13 April to 10 August'],
  ['Europe/London', '1970-01-15T12:00', '1970-01-15T11:00:00Z', 'British Standard Time, 1968 to 1971'],
  ['Europe/Dublin', '1915-06-01T12:00', '1915-06-01T12:25:21Z', 'Dublin mean time of Dunsink'],
  ['Europe/Dublin', '2020-01-15T12:00', '2020-01-15T12:00:00Z', 'winter time is the exception by law, an hour back'],
  ['Europe/Moscow', '1935-06-01T12:00', '1935-06-01T09:00:00Z', 'decree time since 1930'],
  ['Europe/Moscow', '1985-07-01T12:00', '1985-07-01T08:00:00Z', 'summer time on top of decree time'],
  ['Europe/Moscow', '1991-07-01T12:00', '1991-07-01T09:00:00Z', 'decree time abolished for a year'],
  ['Europe/Moscow', '2012-01-15T12:00', '2012-01-15T08:00:00Z', 'summer time for good, until 2014'],
  ['Europe/Berlin', '1945-06-15T12:00', '1945-06-15T09:00:00Z', 'Berlin on Moscow summer time'],
  ['Europe/Berlin', '1947-06-01T12:00', '1947-06-01T09:00:00Z', 'double summer time, 11 May to 29 June'],
  ['Europe/Paris', '1900-01-01T12:00', '1900-01-01T11:50:39Z', 'Paris mean time'],
  ['Europe/Paris', '1941-07-01T12:00', '1941-07-01T10:00:00Z', 'German summer time'],
  ['Europe/Lisbon', '1905-01-01T12:00', '1905-01-01T12:36:45Z', 'Lisbon mean time until 1912'],
  ['Europe/Lisbon', '1943-07-01T12:00', '1943-07-01T10:00:00Z', 'double summer time'],
  ['Europe/Lisbon', '1993-07-01T12:00', '1993-07-01T10:00:00Z', 'Central European time, 1992 to 1996'],
  ['Europe/Amsterdam', '1925-01-15T12:00', '1925-01-15T11:40:28Z', 'Amsterdam time, 19 min 32 s ahead'],
  ['Europe/Amsterdam', '1925-07-15T12:00', '1925-07-15T10:40:28Z', 'its summer time'],
  ['Europe/Amsterdam', '1938-01-15T12:00', '1938-01-15T11:40:00Z', 'rounded to 20 minutes in 1937'],
  ['Europe/Warsaw', '1910-01-01T12:00', '1910-01-01T10:36:00Z', 'Warsaw mean time'],
  ['Europe/Istanbul', '1980-01-15T12:00', '1980-01-15T09:00:00Z', 'an hour east, 1978 to 1984'],
  ['Africa/Monrovia', '1950-01-01T12:00', '1950-01-01T12:44:30Z', '44½ minutes behind Greenwich until 1972'],
  ['Asia/Kolkata', '1930-06-01T12:00', '1930-06-01T06:30:00Z', 'Indian standard time'],
  ['Asia/Kolkata', '1943-06-01T12:00', '1943-06-01T05:30:00Z', 'an hour ahead in the war'],
  ['Asia/Singapore', '1943-06-01T12:00', '1943-06-01T03:00:00Z', 'Tokyo time under the occupation'],
  ['Asia/Singapore', '1975-06-01T12:00', '1975-06-01T04:30:00Z', 'seven and a half hours'],
  ['Asia/Kathmandu', '1980-06-01T12:00', '1980-06-01T06:30:00Z', 'Indian time until 1986'],
  ['Asia/Kathmandu', '1990-06-01T12:00', '1990-06-01T06:15:00Z', 'five and three quarters since'],
  ['Asia/Shanghai', '1988-07-01T12:00', '1988-07-01T03:00:00Z', 'summer time, 1986 to 1991'],
  ['Asia/Pyongyang', '2016-06-01T12:00', '2016-06-01T03:30:00Z', 'half an hour back, 2015 to 2018'],
  ['America/Caracas', '2010-06-01T12:00', '2010-06-01T16:30:00Z', 'half an hour back, 2007 to 2016'],
  ['America/Detroit', '1910-01-01T12:00', '1910-01-01T18:00:00Z', 'Central time until 1915'],
  ['America/Detroit', '1970-07-01T12:00', '1970-07-01T17:00:00Z', 'Michigan without daylight time'],
  ['America/Indiana/Indianapolis', '1975-07-01T12:00', '1975-07-01T17:00:00Z', 'no daylight time until 2006'],
  ['America/Indiana/Indianapolis', '2007-07-01T12:00', '2007-07-01T16:00:00Z', 'daylight time since'],
  ['America/Anchorage', '1960-01-15T12:00', '1960-01-15T22:00:00Z', 'an hour further west until 1983'],
  ['Pacific/Honolulu', '1940-01-15T12:00', '1940-01-15T22:30:00Z', 'ten and a half hours'],
  ['Pacific/Honolulu', '1943-01-15T12:00', '1943-01-15T21:30:00Z', 'war time'],
  ['Pacific/Honolulu', '1950-01-15T12:00', '1950-01-15T22:00:00Z', 'ten hours since 1947'],
  ['Pacific/Auckland', '1935-07-01T12:00', '1935-07-01T00:30:00Z', 'eleven and a half hours until 1940'],
  ['Pacific/Chatham', '2024-01-15T12:00', '2024-01-14T22:15:00Z', 'three quarters of an hour before New Zealand'],
  ['Pacific/Apia', '2011-12-31T12:00', '2011-12-30T22:00:00Z', 'west of the date line, in summer time'],
  ['Australia/Lord_Howe', '2024-01-15T12:00', '2024-01-15T01:00:00Z', 'half an hour of summer time'],
  ['Australia/Lord_Howe', '2024-07-15T12:00', '2024-07-15T01:30:00Z', 'standard time'],
]

it.each(HISTORY)('%s %s is %s: %s', (timeZone, local, utc) => {
  const found = resolveLocalTime({ timeZone, local })
  expect(found.kind).toBe('unique')
  if (found.kind === 'unique') expect(found.utcMs).toBe(Date.parse(utc))
})

describe('days and hours that came twice or never', () => {
  it.each([
    ['Pacific/Apia', '2011-12-30T12:00', 'Samoa crossed the date line'],
    ['Pacific/Kwajalein', '1993-08-21T12:00', 'so did Kwajalein'],
    ['Australia/Lord_Howe', '2024-10-06T02:15', 'half an hour forward'],
  ])('%s %s never was: %s', (timeZone, local) => {
    expect(resolveLocalTime({ timeZone, local }).kind).toBe('gap')
  })

  it.each([
    ['Pacific/Apia', '1892-07-04T12:00', ['1892-07-03T23:26:56Z', '1892-07-04T23:26:56Z'], 'Samoa had 4 July twice'],
    ['Australia/Lord_Howe', '2024-04-07T01:45', ['2024-04-06T14:45:00Z', '2024-04-06T15:15:00Z'], 'half an hour back'],
  ])('%s %s came twice: %s', (timeZone, local, utc) => {
    const found = resolveLocalTime({ timeZone, local })
    expect(found).toMatchObject({ kind: 'ambiguous', candidates: utc.map((one) => ({ utcMs: Date.parse(one) })) })
  })
})
