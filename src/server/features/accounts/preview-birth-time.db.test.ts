import { expect, it } from 'vitest'
import { BirthTimeAnswer } from '#contract/birth-time.ts'
import { say } from '#contract/messages/say.ts'
import { onEachDatabase } from '#test/product.ts'

onEachDatabase('POST /birth-time', (product) => {
  const preview = (body: object) => product.call('POST', '/api/birth-time', { body: { lang: 'en', ...body } })

  it('gives the one instant of a plain birth', async () => {
    const { status, body } = await preview({ birthdate: '1990-05-17', birthtime: '14:30', birthplace: 'Moscow' })
    expect(status).toBe(200)
    expect(BirthTimeAnswer.safeParse(body).error).toBeUndefined()
    expect(body).toMatchObject({ kind: 'unique', doubt: null, gap: null, warnings: [] })
    expect(body.calendar).toEqual({
      given: 'gregorian',
      gregorian: '1990-05-17',
      julian: '1990-05-04',
      may_be_julian: false,
    })
    expect(body.candidates).toMatchObject([
      { utc: '1990-05-17T10:30:00Z', offset: '+04:00', clock_name: 'Moscow time', fold: 0, chosen: true },
    ])
  })

  it('gives both instants of a doubled hour, the first chosen unless the second is', async () => {
    const twice = { birthdate: '1990-09-30', birthtime: '02:30', birthplace: 'Moscow' }
    const chosen = async (more: object) =>
      (await preview({ ...twice, ...more })).body.candidates.map((one: { chosen: boolean }) => one.chosen)
    expect(await chosen({})).toEqual([true, false])
    expect(await chosen({ birth_fold: 1 })).toEqual([false, true])
  })

  it('reads an old-style date', async () => {
    const { body } = await preview({ birthdate: '1905-01-05', birthplace: 'Moscow', birth_calendar: 'julian' })
    expect(body).toMatchObject({ kind: 'day', candidates: [] })
    expect(body.calendar).toEqual({
      given: 'julian',
      gregorian: '1905-01-18',
      julian: '1905-01-05',
      may_be_julian: true,
    })
  })

  it('takes an offset given by hand', async () => {
    const at = { birthdate: '1905-01-18', birthtime: '12:00', birthplace: 'Moscow', birth_offset: '+2:30' }
    const { body } = await preview(at)
    expect(body.candidates[0]).toMatchObject({ utc: '1905-01-18T09:30:00Z', clock_name: 'UTC+02:30', chosen: true })
    expect(body.candidates[1]).toMatchObject({ clock: 'Europe/Moscow', chosen: false })
  })

  it('tells the jump over a time that never was', async () => {
    const { body } = await preview({ birthdate: '1990-03-25', birthtime: '02:30', birthplace: 'Moscow' })
    expect(body).toMatchObject({
      kind: 'gap',
      candidates: [],
      gap: {
        from: '1990-03-25 02:00',
        to: '1990-03-25 03:00',
        before: { birthdate: '1990-03-25', birthtime: '01:59' },
        after: { birthdate: '1990-03-25', birthtime: '03:00' },
        back: { birthdate: '1990-03-25', birthtime: '01:30' },
        on: { birthdate: '1990-03-25', birthtime: '03:30' },
      },
    })
  })

  it('offers the evening before where a day began with the jump, in the calendar of the form', async () => {
    const { body } = await preview({ birthdate: '1981-04-01', birthtime: '00:30', birthplace: 'Moscow' })
    expect(body.gap.before).toEqual({ birthdate: '1981-03-31', birthtime: '23:59' })
    const old = { birthdate: '1981-03-19', birth_calendar: 'julian' }
    const written = await preview({ ...old, birthtime: '00:30', birthplace: 'Moscow' })
    expect(written.body.gap.before).toEqual({ birthdate: '1981-03-18', birthtime: '23:59' })
  })

  it('asks for old style to its last day, and of the days that the reform left out', async () => {
    const asked = async (birthdate: string, calendar: string) =>
      (await preview({ birthdate, birthplace: 'Moscow', birth_calendar: calendar })).body.calendar.may_be_julian
    expect([await asked('1918-01-31', 'gregorian'), await asked('1918-01-31', 'julian')]).toEqual([true, true])
    expect([await asked('1918-02-05', 'gregorian'), await asked('1918-02-05', 'julian')]).toEqual([true, false])
    expect([await asked('1918-02-14', 'gregorian'), await asked('1918-02-14', 'julian')]).toEqual([false, false])
  })

  it('names the clock that the person chose, and the others as the doubt', async () => {
    const at = { birthdate: '1939-10-05', birthtime: '12:00', birthplace: 'Lviv' }
    const likeliest = (await preview(at)).body.doubt.text
    const chosen = (await preview({ ...at, birth_clock: 'Europe/Warsaw' })).body.doubt.text
    expect(likeliest).toMatch(/We used Moscow time \(UTC\+03:00\); it may have been Polish time \(UTC\+01:00\)/)
    expect(chosen).toMatch(/We used Polish time \(UTC\+01:00\); it may have been Moscow time \(UTC\+03:00\)/)
  })

  it.each([
    [{ birth_offset: '+16:00' }, 'birth_offset', 'birth_offset'],
    [{ birth_offset: 'two' }, 'birth_offset', 'birth_offset'],
    [{ birth_clock: 'Mars/Olympus' }, 'birth_clock', 'birth_clock'],
    [{ birthtime: '23:59:60' }, 'birthtime', 'no_leap_second'],
    [{ birthdate: '1900-02-29' }, 'birthdate', 'date_impossible'],
    [{ birthdate: '1700-01-01' }, 'birthdate', 'date_range'],
    [{ birthplace: 'Xqzzyvoblgrad' }, 'birthplace', 'place_unknown'],
  ] as const)('is 422 for %j', async (wrong, field, key) => {
    const answer = await preview({ birthdate: '1990-05-17', birthtime: '14:30', birthplace: 'Moscow', ...wrong })
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: say('en', key) } } })
  })
})
