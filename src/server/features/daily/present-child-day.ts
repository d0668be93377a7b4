import type { ChildDay } from '#contract/daily.ts'
import type { ChildDayReading } from '#reading/writer/write-child-day.ts'
import { sourcesOf } from './present.ts'

/** A child's day as it is sent, with the factors of all its texts. */
export function presentChildDay(reading: ChildDayReading): ChildDay {
  const { headline, thread, moonLine, moon, sides, unknownHour, factors } = reading
  return {
    headline,
    thread,
    moon_line: moonLine,
    moon: { phase: moon.phase, illumination: Math.round(moon.illuminatedFraction * 100), sign: moon.sign },
    mood: sides.mood ?? null,
    play: sides.play ?? null,
    rest: sides.rest ?? null,
    together: sides.together ?? null,
    unknown_hour: unknownHour,
    sources: sourcesOf([headline, ...thread, moonLine, ...Object.values(sides)], factors),
  }
}
