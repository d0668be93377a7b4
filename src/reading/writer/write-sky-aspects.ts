import { capital } from '#language/capital.ts'
import { ASPECT_NATURE, type Aspect } from '#astro/charts/aspect.ts'
import { turn } from '#astro/ephemeris/angle.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import type { SkyAspect } from '#astro/events/sky-aspects.ts'
import type { FieldOf, KeyOf, Subject } from '../library/subjects.ts'
import { spokenPlace, type CalendarPage } from './calendar-page.ts'
import type { SpokenAspect } from './calendar-phrases.ts'
import type { SkyNote } from './calendar-reading.ts'
import type { SkyEvent } from './sky-event.ts'

type WorldAspect = Extract<Subject, `world-aspect/${string}`>

/**
 * The Moon makes four flowing and three tense aspects to a planet in a month, of which the library writes as two; each
 * stands for another part of the entry. Waxing: while the Moon is ahead of the planet by less than half a circle.
 */
const MOON_PARTS: Record<Aspect, Record<'waxing' | 'waning', readonly FieldOf<WorldAspect>[]>> = {
  conjunction: { waxing: ['gist', 'body', 'advice'], waning: ['gist', 'body', 'advice'] },
  sextile: { waxing: ['advice'], waning: ['keywords'] },
  square: { waxing: ['gist'], waning: ['advice'] },
  trine: { waxing: ['body'], waning: ['gist'] },
  opposition: { waxing: ['body'], waning: ['body'] },
}

/** A comma list of key words as a line of an almanac. */
const asLine = (keywords: string) => `${capital(keywords)}.`

/** An aspect as it is spoken: the swifter body first, so the Moon before the Sun. */
function spoken({ a, b, aspect }: SkyAspect): SpokenAspect {
  return b === 'moon' ? { a: b, aspect, b: a } : { a, aspect, b }
}

const isOfMoon = ({ a, b }: SkyAspect) => a === 'moon' || b === 'moon'

/** The exact aspects of the day that the Moon has no part in: whoever leads the page may be among them. */
export const planetAspects = (page: CalendarPage): SkyEvent[] =>
  page.facts.aspects.filter((aspect) => !isOfMoon(aspect)).map((aspect) => planetAspect(page, aspect))

function planetAspect(page: CalendarPage, aspect: SkyAspect): SkyEvent {
  const nature = ASPECT_NATURE[aspect.aspect]
  const entry = entryOf(page, aspect)
  const fresh = page.sayOnce(`aspect ${aspect.a} ${aspect.b} ${nature}`)
  const said = spoken(aspect)
  const factors = aspectFactors(page, aspect)
  return {
    weight: 10 + PLANETS.indexOf(aspect.a) + PLANETS.indexOf(aspect.b),
    fresh,
    lead: () => ({
      fact: page.way('lead', page.phrases.leadAspect)(said, page.clock(aspect.jdUt)),
      gist: entry.gist,
      factors,
      planets: [aspect.b, aspect.a],
      nature,
    }),
    note: (led) => ({
      ...aspectNote(page, aspect, factors),
      text: [places(page, aspect), ...(fresh ? [led ? '' : entry.gist, entry.body, entry.advice] : [])]
        .filter(Boolean)
        .join(' '),
    }),
  }
}

/** The Moon's exact aspects of the day. */
export function moonAspects(page: CalendarPage): SkyNote[] {
  return page.facts.aspects.filter(isOfMoon).map((aspect) => {
    const entry = entryOf(page, aspect)
    const side = turn(moonAheadDeg(aspect)) < 180 ? 'waxing' : 'waning'
    const { a, b } = aspect
    const own = ['conjunction', 'opposition'].includes(aspect.aspect) ? '' : side
    const fresh = page.sayOnce(`aspect ${a} ${b} ${aspect.aspect} ${own}`)
    const texts = fresh
      ? MOON_PARTS[aspect.aspect][side].map((part) => (part === 'keywords' ? asLine(entry.keywords) : entry[part]))
      : []
    return {
      ...aspectNote(page, aspect, aspectFactors(page, aspect)),
      text: [places(page, aspect), ...texts].join(' '),
    }
  })
}

/** How far the Moon is ahead of the other body, degrees. */
function moonAheadDeg({ b, longitudeADeg, longitudeBDeg }: SkyAspect): number {
  return b === 'moon' ? longitudeBDeg - longitudeADeg : longitudeADeg - longitudeBDeg
}

function entryOf(page: CalendarPage, { a, b, aspect }: SkyAspect) {
  const subject = `world-aspect/${a}` as WorldAspect
  return page.library.entry(page.lang, subject, `${b} ${ASPECT_NATURE[aspect]}` as KeyOf<WorldAspect>)
}

function aspectFactors(page: CalendarPage, { a, b, aspect, jdUt, longitudeADeg, longitudeBDeg }: SkyAspect): string[] {
  const id = page.factor({
    id: `sky:${a}:${aspect}:${b}:${jdUt.toFixed(2)}`,
    kind: 'sky',
    transiting: a,
    natal: b,
    aspect,
    exactJdUt: jdUt,
  })
  return [
    id,
    page.planetSignFactor(a, spokenPlace(longitudeADeg).sign),
    page.planetSignFactor(b, spokenPlace(longitudeBDeg).sign),
  ]
}

function aspectNote(page: CalendarPage, aspect: SkyAspect, factors: string[]): Omit<SkyNote, 'text'> {
  return { name: page.phrases.aspectName(spoken(aspect)), jdUt: aspect.jdUt, factors }
}

function places(page: CalendarPage, aspect: SkyAspect): string {
  const [a, b] = [spokenPlace(aspect.longitudeADeg), spokenPlace(aspect.longitudeBDeg)]
  const said = spoken(aspect)
  return said.a === aspect.a ? page.phrases.aspectPlaces(said, a, b) : page.phrases.aspectPlaces(said, b, a)
}
