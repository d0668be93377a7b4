import { small } from '#language/capital.ts'
import type { Aspect } from '#astro/charts/aspect.ts'
import type { LifeWriting } from './life-writing.ts'
import type { Corner } from './life-facts.ts'
import type { Quarter } from './words.ts'

const ASPECT: Record<Quarter, Aspect> = {
  waxing: 'square',
  opposition: 'opposition',
  waning: 'square',
  return: 'conjunction',
}
const URANUS_ASPECTS: readonly Aspect[] = ['square', 'opposition', 'square', 'conjunction']

/** A corner's dates: without the hour its months, which an hour hardly moves. */
const datesOf = ({ page }: LifeWriting, { passesJdUt }: Corner<unknown>) =>
  page.common.list(passesJdUt.map((jdUt) => page.on(jdUt)))

/** An aspect of a planet to its own place, with every pass of the life. */
function ownFactor({ page }: LifeWriting, planet: 'saturn' | 'uranus', aspect: Aspect, all: readonly number[]): string {
  return page.factor({
    id: `transit:${planet}:${aspect}:${planet}`,
    kind: 'transit',
    transiting: planet,
    natal: planet,
    aspect,
    passesJdUt: all,
  })
}

/** Every corner of Saturn's rounds, dated and told by what it examines. */
export function writeSaturn(writing: LifeWriting): void {
  const { page, words, facts } = writing
  const { saturn } = words.chapters
  const of = (aspect: Aspect) =>
    facts.saturn.filter(({ kind }) => ASPECT[kind] === aspect).flatMap(({ passesJdUt }) => passesJdUt)
  const planet = page.factor({ id: 'sky:saturn', kind: 'sky', transiting: 'saturn' })
  page.write(saturn, words.rows.saturn, [
    { text: page.way('saturn opening', words.saturnOpening), factors: [planet] },
    ...page.byHouse('saturn', 'half', page.way('saturn house', words.saturnHouse)),
    ...(page.timeKnown ? [] : page.bySign('saturn', 'half')),
  ])
  for (const corner of facts.saturn) {
    const { kind, round, passesJdUt } = corner
    const exam = words.exam[round]?.[kind]
    const age = page.age(passesJdUt[0] ?? 0)
    if (!exam || age > 84) continue
    const said = page.way('saturn', words.saturn[kind])({ dates: datesOf(writing, corner), age, exam: small(exam) })
    page.write(saturn, words.saturnTitle[kind]({ age }), [
      { text: said, factors: [ownFactor(writing, 'saturn', ASPECT[kind], of(ASPECT[kind]))] },
    ])
  }
}

/** The four corners of Uranus, and the house that hints at what is shaken off. */
export function writeUranus(writing: LifeWriting): void {
  const { page, words, facts } = writing
  const { uranus } = words.chapters
  const planet = page.factor({ id: 'sky:uranus', kind: 'sky', transiting: 'uranus' })
  page.write(uranus, words.rows.uranus, [{ text: page.way('uranus opening', words.uranusOpening), factors: [planet] }])
  for (const corner of facts.uranus) {
    const { kind, round, passesJdUt } = corner
    const aspect = URANUS_ASPECTS[kind] ?? 'square'
    const shake = words.shake[kind]
    if (!shake || round > 0) continue
    const all = facts.uranus
      .filter((other) => URANUS_ASPECTS[other.kind] === aspect)
      .flatMap((other) => other.passesJdUt)
    const age = page.age(passesJdUt[0] ?? 0)
    const dates = page.way('uranus', words.uranus)({ dates: datesOf(writing, corner), age })
    page.write(uranus, words.uranusTitle({ age }), [
      { text: `${shake} ${dates}`, factors: [ownFactor(writing, 'uranus', aspect, all)] },
    ])
  }
  page.write(uranus, words.titles.uranusHouse, page.byHouse('uranus', 'half'))
}
