import type { DayTransit } from '../facts/day-transits.ts'
import { mantraCount } from '../library/mantras.ts'
import { SUBJECTS, type KeyOf } from '../library/subjects.ts'
import type { DayPage } from './day-page.ts'
import type { Paragraph } from './reading.ts'

type MantraKey = KeyOf<'mantra/day'>
const KEYS: readonly MantraKey[] = SUBJECTS['mantra/day'].keys

/** A sentence to keep: of the transit that leads the day, else of the Moon. No two days running have the same. */
export function writeMantra(page: DayPage, lead: DayTransit | null): Paragraph {
  const [name, factor] = lead ? ofTransit(page, lead) : ofMoon(page)
  const key = KEYS.find((one) => one === name)
  if (!key) throw new RangeError(`no mantra for ${name}`)
  return { text: page.library.entry(page.lang, 'mantra/day', key).mantra, factors: [factor] }
}

/**
 * Each planet and nature has several, which take turns: a planet's by its meetings on the way through the zodiac, the
 * Moon's by the days.
 */
function ofTransit(page: DayPage, lead: DayTransit): [name: string, factor: string] {
  const { transiting, nature, order, retrograde, exactToday } = lead
  const count = mantraCount(transiting, nature)
  // A planet that goes back meets the same points again within weeks.
  const back = retrograde ? Math.floor(count / 2) : 0
  // What begins today is exact some days later.
  const early = exactToday ? 0 : Math.floor(count / 2) - 1
  const step = order === null ? page.dayNumber : order + back + early
  const turn = (step + page.rotation.fixed('mantra', count)) % count
  return [`${transiting} ${nature}${turn === 0 ? '' : ` ${turn + 1}`}`, page.transitFactor(lead)]
}

/** The Moon stays in a sign, a house and a phase for days, so these take turns. */
function ofMoon(page: DayPage): [name: string, factor: string] {
  const { moon, phase } = page.facts
  const ways: [string, () => string][] = [
    [`moon-sign ${moon.sign}`, () => page.moonSignFactor(moon.sign)],
    [
      `phase ${phase.phase}`,
      () => page.factor({ id: `moon:phase:${phase.phase}`, kind: 'moon', transiting: 'moon', phase: phase.phase }),
    ],
  ]
  const { house } = moon
  if (house !== null) ways.push([`moon-house ${house}`, () => page.moonHouseFactor(house)])
  const [name, factor] = page.rotation.pick('mantra of the Moon', ways)
  return [name, factor()]
}
