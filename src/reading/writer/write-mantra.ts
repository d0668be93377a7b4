import { PLANETS } from '#astro/ephemeris/body.ts'
import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import { SUBJECTS, type KeyOf } from '../library/subjects.ts'
import type { DayPage } from './day-page.ts'
import type { Paragraph } from './reading.ts'

type MantraKey = KeyOf<'mantra/day'>

/** A mantra has one day in so many. */
const CYCLE = 31
const KEYS: readonly MantraKey[] = SUBJECTS['mantra/day'].keys
/** `saturn tense`, `saturn tense 2`. */
const BY_PLANET = KEYS.filter((key) => PLANETS.some((planet) => key.startsWith(`${planet} `)))

interface Choice {
  key: MantraKey
  /** Notes what it rests on and gives its id. */
  factor: () => string
  rank: number
}

/**
 * A sentence to keep. Each has its own days: those of a planet and a nature one in 31, in an order that is the
 * person's; those of the Moon's sign, house and phase the first day of every second stay. Of the ones whose day it is
 * the best founded is printed.
 */
export function writeMantra(page: DayPage): Paragraph {
  const order = BY_PLANET.map((key) => ({ key, at: page.rotation.fixed(`mantra ${key}`, 2 ** 32) })).toSorted(
    (a, b) => a.at - b.at,
  )
  const open = order.filter((_, index) => index % CYCLE === page.dayNumber % CYCLE)
  const choices = [...open.flatMap(({ key }) => founded(page, key) ?? []), ...ofMoon(page)]
  const best = choices.toSorted((a, b) => b.rank - a.rank)[0] ?? fallback(page)
  return { text: page.library.entry(page.lang, 'mantra/day', best.key).mantra, factors: [best.factor()] }
}

/** What a planet's mantra rests on: its transit, its natal aspect, or where it stands in the chart. */
function founded(page: DayPage, key: MantraKey): Choice | null {
  const [planet, nature] = key.split(' ')
  const transit = page.facts.transits.find((one) => one.transiting === planet && one.nature === nature)
  if (transit) return { key, factor: () => page.transitFactor(transit), rank: transit.exactToday ? 5 : 4 }
  const { natal } = page.facts
  const aspect = natal.find(
    (one) => one.aspect && ASPECT_NATURE[one.aspect] === nature && (one.natal === planet || one.transiting === planet),
  )
  if (aspect) return { key, factor: () => page.factor(aspect), rank: 2 }
  const place = natal.find((one) => one.natal === planet && !one.aspect)
  return place ? { key, factor: () => page.factor(place), rank: 1 } : null
}

function ofMoon(page: DayPage): Choice[] {
  const { moon, phase } = page.facts
  const choices: Choice[] = []
  const add = (name: string, isDay: boolean, factor: () => string) => {
    const key = KEYS.find((one) => one === name)
    if (key && isDay) choices.push({ key, factor, rank: 3 })
  }
  const { sign, house } = moon
  const isSignDay = moon.dayInSign === 0 && page.turnOf(`mantra sign ${sign}`, moon.signRound) === 0
  add(`moon-sign ${sign}`, isSignDay, () => page.moonSignFactor(sign))
  if (house !== null) {
    const isHouseDay = moon.dayInHouse === 0 && page.turnOf(`mantra house ${house}`, moon.houseRound) === 0
    add(`moon-house ${house}`, isHouseDay, () => page.moonHouseFactor(house))
  }
  const isPhaseDay = phase.dayInPhase === 1 && page.turnOf(`mantra phase ${phase.phase}`, phase.round) === 0
  add(`phase ${phase.phase}`, isPhaseDay, () =>
    page.factor({ id: `moon:phase:${phase.phase}`, kind: 'moon', transiting: 'moon', phase: phase.phase }),
  )
  return choices
}

/** Where the hour of birth leaves nothing of the day's mantras certain: by the Moon's sign. */
function fallback(page: DayPage): Choice {
  const { sign } = page.facts.moon
  const key = KEYS.find((one) => one === `moon-sign ${sign}`)
  if (!key) throw new RangeError(`no mantra for the Moon in sign ${sign}`)
  return { key, factor: () => page.moonSignFactor(sign), rank: 0 }
}
