import { isoFromJdUt } from '#astro/ephemeris/julian-day.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { lunarEclipses } from '#astro/events/lunar-eclipses.ts'
import { moonPhases } from '#astro/events/moon-phase.ts'
import { signIngresses } from '#astro/events/sign-ingresses.ts'
import { skyAspects, WORLD_PAIRS } from '#astro/events/sky-aspects.ts'
import { solarEclipses } from '#astro/events/solar-eclipses.ts'
import { stations } from '#astro/events/stations.ts'
import { voidMoons } from '#astro/events/void-moon.ts'
import { capital } from '#language/capital.ts'
import { EVENT_KINDS, type eventField, EventsAnswer, EventsAsked } from '#contract/engine/sky-events.ts'
import { MOST_SPAN_DAYS } from '#contract/engine/span.ts'
import type { z } from 'zod'
import { located, locatedText, pointText, signNameOf } from './figures.ts'
import { firstOf, spanOf } from './span-fields.ts'
import { tool } from './tool.ts'

type Kind = (typeof EVENT_KINDS)[number]
type Event = z.output<typeof eventField>

interface Span {
  fromJdUt: number
  toJdUt: number
}

const NOTHING = { point: null, other: null, aspect: null, sign: null, type: null, ends: null, located: null }
const placed = (longitudeDeg: number) => {
  const place = located(longitudeDeg)
  return { located: place, sign: place.sign }
}

/** How each kind is found. */
const FIND: Record<Kind, (sky: Ephemeris, span: Span) => Event[]> = {
  station: (sky, span) =>
    stations(sky, span).map(({ body, begins, jdUt, longitudeDeg }) => ({
      ...NOTHING,
      ...placed(longitudeDeg),
      kind: 'station',
      utc: isoFromJdUt(jdUt),
      what: `${pointText(body)} turns ${begins} at ${locatedText(longitudeDeg)}`,
      point: body,
      type: begins,
    })),
  ingress: (sky, span) =>
    signIngresses(sky, span).map(({ body, sign, direction, jdUt }) => ({
      ...NOTHING,
      kind: 'ingress',
      utc: isoFromJdUt(jdUt),
      what: `${pointText(body)} enters ${capital(signNameOf(sign))}${direction === 'retrograde' ? ', retrograde' : ''}`,
      point: body,
      sign: signNameOf(sign),
      type: direction,
    })),
  solar_eclipse: (sky, span) =>
    solarEclipses(sky, span).map(({ type, jdUt }) => ({ ...eclipse(sky, 'sun', type, jdUt), kind: 'solar_eclipse' })),
  lunar_eclipse: (sky, span) =>
    lunarEclipses(sky, span).map(({ type, jdUt }) => ({ ...eclipse(sky, 'moon', type, jdUt), kind: 'lunar_eclipse' })),
  phase: (sky, span) =>
    moonPhases(sky, span).map(({ phase, jdUt }) => {
      const moonDeg = sky.position('moon', jdUt).longitudeDeg
      const what = `${capital(phase.replace('-', ' '))} Moon at ${locatedText(moonDeg)}`
      return { ...NOTHING, ...placed(moonDeg), kind: 'phase', utc: isoFromJdUt(jdUt), what, point: 'moon', type: phase }
    }),
  void_moon: (sky, span) =>
    voidMoons(sky, span).map(({ fromJdUt, toJdUt, sign }) => ({
      ...NOTHING,
      kind: 'void_moon',
      utc: isoFromJdUt(fromJdUt),
      what: `The Moon is void of course in ${capital(signNameOf(sign))} until ${isoFromJdUt(toJdUt)}`,
      point: 'moon',
      sign: signNameOf(sign),
      ends: isoFromJdUt(toJdUt),
    })),
  aspect: (sky, span) =>
    skyAspects(sky, { ...span, pairs: WORLD_PAIRS }).map(({ a, b, aspect, jdUt, longitudeADeg }) => ({
      ...NOTHING,
      ...placed(longitudeADeg),
      kind: 'aspect',
      utc: isoFromJdUt(jdUt),
      what: `${pointText(a)} ${aspect} ${pointText(b)}`,
      point: a,
      other: b,
      aspect,
    })),
}

function eclipse(sky: Ephemeris, point: 'sun' | 'moon', type: string, jdUt: number) {
  const longitudeDeg = sky.position(point, jdUt).longitudeDeg
  const what = `${capital(type)} eclipse of the ${pointText(point)} at ${locatedText(longitudeDeg)}`
  return { ...NOTHING, ...placed(longitudeDeg), utc: isoFromJdUt(jdUt), what, point, type }
}

export const skyEventsTool = tool({
  name: 'sky_events',
  title: 'Events of the sky',
  description: `What happens in the sky that all share, in order of time: planets turning retrograde or direct, changes of sign, eclipses, phases of the Moon, the Moon void of course, exact aspects between planets. At most ${MOST_SPAN_DAYS} days. Give "kinds" to narrow it down.`,
  input: EventsAsked,
  output: EventsAnswer,
  run({ from, to, kinds = EVENT_KINDS.filter((kind) => kind !== 'aspect'), bodies }) {
    const span = spanOf({ from, to }, MOST_SPAN_DAYS)
    const sky = loadEphemeris()
    const isAsked = ({ point, other }: Event) => !bodies || bodies.some((body) => body === point || body === other)
    const events = [...new Set(kinds)]
      .flatMap((kind) => FIND[kind](sky, span))
      .filter(isAsked)
      .toSorted((a, b) => (a.utc < b.utc ? -1 : a.utc > b.utc ? 1 : 0))
    const { kept, rest } = firstOf(events)
    const told = kept.slice(0, 20).map(({ utc, what }) => `${utc} ${what}`)
    const more =
      events.length > told.length ? ` The other ${events.length - told.length} are in the structured answer.` : ''
    const text = `${events.length} events${told.length > 0 ? `: ${told.join('; ')}` : ''}.${more}`
    return { text, result: { events: kept, continues_at: rest } }
  },
})
