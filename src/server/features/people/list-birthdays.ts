import { dateFromJdUt } from '#astro/ephemeris/julian-day.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import type { Birthday } from '#contract/people.ts'
import { solarReturnOf } from '#reading/facts/return-facts.ts'
import { ageOn, birthday } from '#reading/facts/year-of-life.ts'
import { birthOf, withSkyOf } from '#core/births/api.ts'
import type { User } from '#core/users/api.ts'
import { civilDateAt } from '#platform/civil-today.ts'
import type { Services } from '#platform/services.ts'
import { listPeople, type PersonRow } from './queries.ts'

/** The next birthday of everybody saved, the nearest first; those of one day as they were saved. */
export async function listBirthdays(anySky: Services, user: User, timeZone: string): Promise<Birthday[]> {
  const services = withSkyOf(anySky, user)
  const today = civilDateAt(services.clock(), timeZone)
  const people = await listPeople(services.db, user.id)
  return people
    .map((row) => {
      const { date, age } = nextBirthday(row.birthdate, today)
      const { id, name } = row
      return { person: { id, name }, date, age, solar_return: solarReturn(services.sky, row, { user, age }) }
    })
    .toSorted((one, other) => one.date.localeCompare(other.date))
}

/** Today or later; of somebody born today, the first. */
function nextBirthday(birthdate: string, today: string): { date: string; age: number } {
  const age = ageOn(birthdate, today)
  const isToday = age > 0 && birthday(birthdate, age) === today
  const next = isToday ? age : age + 1
  return { date: birthday(birthdate, next), age: next }
}

function solarReturn(
  sky: Ephemeris,
  row: PersonRow,
  { user, age }: { user: User; age: number },
): Birthday['solar_return'] {
  const birth = birthOf(sky, { ...row, chartRules: user.chartRules })
  if (!birth) return null
  const { chart, wholeDay } = birth
  const borders = wholeDay ? [wholeDay.jdUtStart, wholeDay.jdUtEnd] : [chart.jdUt, chart.jdUt]
  const [from, to] = borders.map((jdUt) => solarReturnOf(sky, jdUt, age))
  if (from == null || to == null) return null
  return { from: dateFromJdUt(from).toISOString(), to: dateFromJdUt(to).toISOString() }
}
