import { OUTER_PLANETS } from '#astro/ephemeris/body.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import type { NatalBirth } from '../../facts/day-facts.ts'
import { progressedDirections, solarArcDirections, type Direction, type LifeStretch } from '../../facts/directions.ts'
import { type Force, spanStories, spanThreads, type Thread, type ThreadStory } from '../../facts/span-threads.ts'
import { type TransitStory, visitStories } from '../../facts/transit-stories.ts'
import type { NatalPoint } from '../../library/subjects.ts'

/** More than one method at one natal point within some weeks. */
export interface MeetingPlace {
  natal: NatalPoint
  fromJdUt: number
  toJdUt: number
  stories: TransitStory[]
  directions: Direction[]
  weight: number
}

/** A year of one person by three methods. */
export interface EventsFacts extends LifeStretch {
  /** What the year is about, and all that the slow planets do in it. */
  threads: Thread[]
  spanned: ThreadStory[]
  /** Heaviest first, each with all passes of its visit, also those before and after the year. */
  stories: TransitStory[]
  arcs: Direction[]
  progressions: Direction[]
  places: MeetingPlace[]
}

/** Dates at one point within so many days of each other meet. */
const MEET_DAYS = 45
/** More without the hour, where neither houses nor eclipses can be told. */
const MOST_THREADS = 6
const MOST_THREADS_WITHOUT_HOUR = 11
/** So many are looked through for them. */
const MOST_SOUGHT = 16
const SLOW = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const satisfies readonly Force[]

/** @throws EphemerisRangeError */
export function eventsFacts(sky: Ephemeris, birth: NatalBirth, year: LifeStretch): EventsFacts {
  const stories = visitStories(sky, birth, { ...year, transiting: OUTER_PLANETS })
  const arcs = solarArcDirections(sky, birth, year)
  const progressions = progressedDirections(sky, birth, year)
  const search = { ...year, transiting: SLOW }
  return {
    ...year,
    threads: chosen(spanThreads(sky, birth, { ...search, most: MOST_SOUGHT, swift: ['sun', 'mars'] }), birth.timeKnown),
    spanned: spanStories(sky, birth, { ...search, swift: [] }),
    stories,
    arcs,
    progressions,
    places: placesOf(year, stories, [...arcs, ...progressions]),
  }
}

/**
 * Of two stories in which one planet does the same, the lighter is left to the table: it would have nothing new to say. Without
 * the hour, where little else can be told, they fill up the number.
 */
function chosen(threads: readonly Thread[], timeKnown: boolean): Thread[] {
  const isNew = ({ lead }: Thread, i: number) =>
    threads.findIndex((other) => other.lead.transiting === lead.transiting && other.lead.aspect === lead.aspect) === i
  const own = threads.filter(isNew)
  if (timeKnown) return own.slice(0, MOST_THREADS)
  return [...own, ...threads.filter((thread) => !own.includes(thread))].slice(0, MOST_THREADS_WITHOUT_HOUR)
}

/** For each natal point the densest weeks with two methods or more; the heaviest points first. */
function placesOf({ fromJdUt, toJdUt }: LifeStretch, stories: TransitStory[], directions: Direction[]): MeetingPlace[] {
  const points = new Set<NatalPoint>([...stories, ...directions].map(({ natal }) => natal))
  return [...points]
    .flatMap((natal) => {
      const dated = directions.filter((one) => one.natal === natal).toSorted((a, b) => b.weight - a.weight)
      return dated.slice(0, 1).flatMap((anchor): MeetingPlace[] => {
        const near = (jdUt: number) => Math.abs(jdUt - anchor.jdUt) <= MEET_DAYS && jdUt >= fromJdUt && jdUt < toJdUt
        const met = stories.filter((story) => story.natal === natal && story.passes.some(({ jdUt }) => near(jdUt)))
        const others = directions.filter(
          (one) => one.natal === natal && one !== anchor && one.method !== anchor.method && near(one.jdUt),
        )
        if (met.length + others.length === 0) return []
        const instants = [
          anchor.jdUt,
          ...others.map(({ jdUt }) => jdUt),
          ...met.flatMap(({ passes }) => passes.map(({ jdUt }) => jdUt).filter(near)),
        ]
        const weight = anchor.weight + [...met, ...others].reduce((sum, one) => sum + one.weight, 0)
        return [
          {
            natal,
            fromJdUt: Math.min(...instants),
            toJdUt: Math.max(...instants),
            stories: met,
            directions: [anchor, ...others],
            weight,
          },
        ]
      })
    })
    .toSorted((a, b) => b.weight - a.weight)
}
