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
import { z } from 'zod'
import {
  aspectField,
  instantField,
  located,
  locatedField,
  locatedText,
  pointField,
  pointText,
  signField,
  signNameOf,
} from './figures.ts'
import { firstOf, fromField, restField, spanOf, toField } from './span-fields.ts'
import { tool } from './tool.ts'

const KINDS = ['station', 'ingress', 'solar_eclipse', 'lunar_eclipse', 'phase', 'void_moon', 'aspect'] as const
type Kind = (typeof KINDS)[number]
const MOST_DAYS = 3660

const eventField = z.object({
  kind: z.enum(KINDS),
  utc: instantField.describe('when it is exact; of an eclipse its maximum, of a void Moon its beginning'),
  what: z.string().describe('the event in words'),
  point: pointField.nullable().describe('the body that turns, enters a sign, or makes the aspect'),
  other: pointField.nullable().describe('the second body of an aspect'),
  aspect: aspectField.nullable(),
  sign: signField.nullable().describe('the sign entered, or in which it takes place'),
  type: z
    .string()
    .nullable()
    .describe(
      'station: retrograde or direct begins; ingress: direct or retrograde motion; eclipse: total, annular, hybrid, partial, penumbral; phase: new, first-quarter, full, last-quarter',
    ),
  ends: instantField.nullable().describe('end of a void Moon'),
  located: locatedField.nullable().describe('where it takes place'),
})
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
  description: `What happens in the sky that all share, in order of time: planets turning retrograde or direct, changes of sign, eclipses, phases of the Moon, the Moon void of course, exact aspects between planets. At most ${MOST_DAYS} days. Give "kinds" to narrow it down.`,
  input: z.strictObject({
    from: fromField,
    to: toField,
    kinds: z
      .array(z.enum(KINDS))
      .min(1)
      .optional()
      .describe('Which: ["station", "solar_eclipse"]. All but "aspect" unless given.'),
    bodies: z
      .array(pointField)
      .min(1)
      .optional()
      .describe('Only events of these bodies: ["mercury"] with kinds ["station"] for Mercury retrograde.'),
  }),
  output: z.object({ events: z.array(eventField), continues_at: restField }),
  run({ from, to, kinds = KINDS.filter((kind) => kind !== 'aspect'), bodies }) {
    const span = spanOf({ from, to }, MOST_DAYS)
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
