import type { Aspect } from '#astro/charts/aspect.ts'
import type { Paragraph } from '../../writer/reading.ts'
import type { Great } from './major-facts.ts'
import { factorOf, type MajorWriting, pairOf } from './major-writing.ts'
import type { Corner } from './words.ts'

const MOST_RHYMES = 7

/** Progressed planets that stop and change direction. */
export function writeTurns({ page, words, facts }: MajorWriting): void {
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
      const opening = page.way('turn', words.turn[begins])({ planet, date: page.inMonth(jdUt), age: page.age(jdUt) })
      const own = page.firstTime(`turn ${planet} ${begins}`) ? words.turnOf[planet][begins] : ''
      return { text: [opening, own].filter(Boolean).join(' '), factors: [factor] }
    }),
  )
}

const AT: Record<Corner, readonly ['asc' | 'mc', Aspect]> = {
  asc: ['asc', 'conjunction'],
  ic: ['mc', 'opposition'],
  dsc: ['asc', 'opposition'],
  mc: ['mc', 'conjunction'],
}

/** Saturn over the four angles; nothing without the hour. */
export function writeCorners({ page, words, facts }: MajorWriting): void {
  const paragraphs = facts.corners.map(({ corner, round, passesJdUt }): Paragraph => {
    const [natal, aspect] = AT[corner]
    const all = facts.corners.filter((one) => one.corner === corner).flatMap((one) => one.passesJdUt)
    const factor = page.factor({
      id: `transit:saturn:${aspect}:${natal}`,
      kind: 'transit',
      transiting: 'saturn',
      natal,
      aspect,
      passesJdUt: all,
    })
    const dates = page.common.list(passesJdUt.map((jdUt) => page.on(jdUt)))
    const opening = page.way('corner', words.corner[corner])({ dates, age: page.age(passesJdUt[0] ?? 0) })
    return { text: [opening, words.cornerOf[corner][round] ?? ''].filter(Boolean).join(' '), factors: [factor] }
  })
  page.write(words.chapters.corners, words.titles.corners, paragraphs)
}

/** The same two points met by different methods, or at different ages. */
export function writeRhymes(writing: MajorWriting): void {
  const { page, words, facts } = writing
  const methodOf = (one: Great) => (one.kind === 'passage' ? 'transit' : one.direction.method)
  const pairs = [...Map.groupBy(facts.great, (one) => pairOf(one).join(' '))]
    .map(([, all]) => all)
    .filter((all) => new Set(all.map(methodOf)).size > 1)
    .toSorted((a, b) => Math.max(...b.map(({ weight }) => weight)) - Math.max(...a.map(({ weight }) => weight)))
    .slice(0, MOST_RHYMES)
  if (pairs.length === 0) {
    page.write(words.chapters.rhymes, words.titles.noRhymes, [{ text: words.noRhymes, factors: [] }])
    return
  }
  const paragraphs = pairs.flatMap((all): Paragraph[] => {
    const [first] = all
    if (!first) return []
    const [a, b] = pairOf(first)
    if (a === undefined || b === undefined) return []
    const times = all.map((one) =>
      words.time({
        method: page.dated.method[methodOf(one)].toLowerCase(),
        when: page.inMonth(one.jdUt),
        age: page.age(one.jdUt),
      }),
    )
    const own = [a, b].map((point) => page.factor({ id: `natal:${point}`, kind: 'natal', natal: point as 'sun' }))
    return [
      {
        text: page.way(
          'rhyme',
          words.rhyme,
        )({ pair: words.pair({ a: page.dated.name(a), b: page.dated.name(b) }), times }),
        factors: [...new Set([...all.map((one) => factorOf(writing, one)), ...own])],
      },
    ]
  })
  page.write(words.chapters.rhymes, words.titles.rhymes, paragraphs)
}
