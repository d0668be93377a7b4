import type { Paragraph } from '../../writer/reading.ts'
import type { TransitStory } from '../../facts/transit-stories.ts'
import { cuspSign } from '../natal-parts.ts'
import type { HealthWriting } from './health-forecast.ts'
import type { Entering } from './words.ts'

/** What stands in the sixth house, comes into it or touches what belongs to it; nothing without the hour. */
export function writeSixth(writing: HealthWriting): void {
  const { page, words, facts } = writing
  const sign = cuspSign(page, 6)
  if (sign === null || !facts.ruler) return
  const { planet: ruler, touches } = facts.ruler
  const cusp = [page.fact(`house:6:sign:${sign}`), ...page.signFact(ruler)]
  const opening = page.say('sixth', words.sixthOpening, { sign, ruler })
  const none = facts.entries.length + facts.residents.length === 0 ? ` ${words.noEntry}` : ''
  const arriving = facts.entries.filter(({ planet }) => facts.residents.every((resident) => resident.planet !== planet))
  const isSwift = ({ planet }: { planet: Entering }) => SWIFT.has(planet)
  const swift = arriving.filter(isSwift)
  page.write(words.chapters.sixth, words.titles.sixth, [
    { text: `${opening}${none}`, factors: cusp },
    ...facts.residents.map(({ planet, fromJdUt, toJdUt }): Paragraph => {
      const between = page.between(fromJdUt, toJdUt)
      const opens = page.say('resident', words.resident, { planet, between })
      return stay(writing, planet, opens, [fromJdUt, toJdUt])
    }),
    ...arriving
      .filter((entry) => !isSwift(entry))
      .map(({ planet, jdUt }): Paragraph => {
        const opens = page.say('enters', words.enters, { planet, date: page.on(jdUt) })
        return stay(writing, planet, opens, [jdUt])
      }),
    swift.length > 0
      ? {
          text: words.swiftEntries({
            entries: swift.map(({ planet, jdUt }) => `${page.names.subject(planet)} ${page.on(jdUt)}`),
          }),
          factors: swift.map(({ planet, jdUt }) => sixthFactor(writing, planet, [jdUt])),
        }
      : null,
    facts.occupants.planets.length > 0 && facts.occupants.touches.length > 0 ? occupied(writing) : null,
    touches.length > 0
      ? {
          text: words.rulerTouched({ meetings: touches.map((story) => dated(writing, story)) }),
          factors: touches.map((story) => page.story(story)),
        }
      : null,
  ])
}

/** Visitors of a month at most. */
const SWIFT: ReadonlySet<Entering> = new Set(['sun', 'mercury', 'venus'])

function occupied(writing: HealthWriting): Paragraph {
  const { page, words, facts } = writing
  const { planets, touches } = facts.occupants
  return {
    text: page.say('occupants', words.occupants, { planets, meetings: touches.map((story) => dated(writing, story)) }),
    factors: [...planets.flatMap((planet) => page.houseFact(planet)), ...touches.map((story) => page.story(story))],
  }
}

const sixthFactor = ({ page }: HealthWriting, planet: Entering, passesJdUt: number[]) =>
  page.factor({ id: `transit:${planet}:house:6`, kind: 'transit', transiting: planet, house: 6, passesJdUt })

/** A planet in the sixth house: what it is good for there, and where it turns. */
function stay(writing: HealthWriting, planet: Entering, opens: string, instants: number[]): Paragraph {
  const { page, words, facts } = writing
  const turns = facts.turns.filter((turn) => turn.planet === planet)
  const turned = turns.map(({ begins, jdUt }) => words.turnThere[begins]({ planet, date: page.on(jdUt) }))
  const factors = turns.map(({ begins, jdUt }) =>
    page.factor({
      id: `sky:${planet}:${begins}:${jdUt.toFixed(0)}`,
      kind: 'sky',
      transiting: planet,
      retrograde: begins === 'retrograde',
      exactJdUt: jdUt,
    }),
  )
  return {
    text: [opens, words.entersFor[planet], ...turned].join(' '),
    factors: [sixthFactor(writing, planet, instants), ...factors],
  }
}

/** "the conjunction of Mars with your Venus on March 3, 2027". */
function dated({ page, facts }: HealthWriting, story: TransitStory): string {
  const first = story.passes.find(({ jdUt }) => jdUt >= facts.fromJdUt) ?? story.passes[0]
  return `${page.meeting(story)} ${first ? page.on(first.jdUt) : ''}`.trim()
}
