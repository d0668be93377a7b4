import type { Paragraph } from '../../writer/reading.ts'
import type { Great } from './major-facts.ts'
import { factorOf, type MajorWriting, pairOf } from './major-writing.ts'
import type { Time } from './words.ts'

const MOST_RHYMES = 7
const YEAR_DAYS = 365.2425

/** A turn runs for a year on both sides. */
const timeOf = (jdUt: number, nowJdUt: number): Time =>
  Math.abs(jdUt - nowJdUt) < YEAR_DAYS ? 'running' : jdUt < nowJdUt ? 'behind' : 'ahead'

/** Progressed planets that stop and change direction. */
export function writeTurns({ page, words, facts, nowJdUt }: MajorWriting): void {
  const { turns } = words.chapters
  if (facts.turns.length === 0) {
    page.write(turns, words.titles.noTurns, [{ text: words.noTurns, factors: [] }])
    return
  }
  page.write(
    turns,
    words.titles.turns,
    facts.turns.map(({ planet, begins, jdUt }): Paragraph => {
      const passesJdUt = facts.turns.flatMap((turn) =>
        turn.planet === planet && turn.begins === begins ? [turn.jdUt] : [],
      )
      const factor = page.factor({
        id: `progressed:${planet}:${begins}`,
        kind: 'progressed',
        transiting: planet,
        retrograde: begins === 'retrograde',
        passesJdUt,
      })
      const opening = page.way(
        `turn ${timeOf(jdUt, nowJdUt)}`,
        words.turn[timeOf(jdUt, nowJdUt)][begins],
      )({ planet, date: page.inMonth(jdUt), age: page.age(jdUt) })
      const own = page.firstTime(`turn ${planet} ${begins}`) ? words.turnOf[planet][begins] : ''
      return { text: [opening, own].filter(Boolean).join(' '), factors: [factor] }
    }),
  )
}

/** The same two points met by different methods, or at different ages: a table. */
export function writeRhymes(writing: MajorWriting): void {
  const { page, words, facts } = writing
  const methodOf = (one: Great) => (one.kind === 'passage' ? 'transit' : one.direction.method)
  const pairs = [...Map.groupBy(facts.great, (one) => pairOf(one).join(' '))]
    .map(([, all]) => all)
    .filter((all) => new Set(all.map(methodOf)).size > 1)
    .toSorted((a, b) => Math.max(...b.map(({ weight }) => weight)) - Math.max(...a.map(({ weight }) => weight)))
    .slice(0, MOST_RHYMES)
  if (pairs.length === 0) return
  const rows = pairs.map((all) => {
    const [a = 'sun', b = 'sun'] = all[0] ? pairOf(all[0]) : []
    const times = all.map((one) =>
      words.time({
        method: page.dated.method[methodOf(one)].toLowerCase(),
        when: page.dated.inYear(page.at(one.jdUt)),
        age: page.age(one.jdUt),
      }),
    )
    return [words.pair({ a: page.dated.name(a), b: page.dated.name(b) }), times.join('; ')]
  })
  page.write(words.chapters.line, words.titles.rhymes, [
    {
      kind: 'table',
      caption: words.rhymes.caption,
      head: [...words.rhymes.head],
      rows,
      factors: [...new Set(pairs.flat().map((one) => factorOf(writing, one)))],
    },
  ])
}
