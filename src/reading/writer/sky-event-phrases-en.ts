import { degreeMinute } from '#language/angle.ts'
import { capital } from '#language/capital.ts'
import { calendarPhrasesEn } from './calendar-phrases-en.ts'
import type { SpokenPlace } from './calendar-phrases.ts'
import { dateEn } from '#language/en/months.ts'
import { planetEn, pointEn } from '#language/en/points.ts'
import { signEn } from '#language/en/signs.ts'
import type { EventDate } from '../sky-events/event-date.ts'
import type { SkyEventPhrases, SpokenClock } from './sky-event-phrases.ts'

const at = ({ sign, degree, minute }: SpokenPlace) => `${degreeMinute(degree, minute)} ${signEn(sign)}`
const on = ({ year, month, day }: EventDate) => dateEn(month, day, year < 0 ? `${-year} BCE` : year)
/** "0.7°"; of two that stood within a tenth of a degree, minutes of arc. */
const distance = (deg: number) =>
  deg >= 0.1 ? `${deg.toFixed(1)}°` : deg * 60 < 1 ? 'less than 1′' : `${Math.round(deg * 60)}′`
const timeOf = ({ clock, about }: SpokenClock) => `${about ? 'about ' : ''}${clock} UTC`

const DEPTH = {
  total: 'Along a narrow path the Sun was wholly covered.',
  annular: 'Along a narrow path a ring of the Sun was left.',
  hybrid: 'It was total along a part of its path and a ring along the rest.',
  partial: 'Nowhere was the Sun wholly covered.',
} as const
const SHADOW = {
  total: 'The whole Moon was in the dark shadow.',
  partial: 'A part of the Moon was in the dark shadow.',
  penumbral: 'The Moon passed through the half-shadow alone and only grew a little dim.',
} as const

/** What happened in the sky, in English. */
export const skyEventPhrasesEn: SkyEventPhrases = {
  conjunctionName: (a, b) => `${pointEn(a)} conjunction ${pointEn(b)}`,
  eclipse: (eclipse, clock, place, magnitude) => {
    const depth = eclipse.kind === 'solar' ? DEPTH[eclipse.type] : SHADOW[eclipse.type]
    const light = eclipse.kind === 'solar' ? 'Sun and Moon' : 'Moon'
    return `${calendarPhrasesEn.eclipseName(eclipse)}, greatest at ${timeOf(clock)}, the ${light} at ${at(place)}, magnitude ${magnitude.toFixed(2)}. ${depth}`
  },
  saros: (series, before, after) => {
    if (before && after) return `It belongs to saros series ${series}, between those of ${on(before)} and ${on(after)}.`
    const one = before ? `; the one before it was on ${on(before)}` : after ? `; the next one is on ${on(after)}` : ''
    return `It belongs to saros series ${series}${one}.`
  },
  conjunction: ({ a, b, at: clock, place, apartDeg }) =>
    `${capital(planetEn(a))} and ${planetEn(b)} stood at ${at(place)} at ${timeOf(clock)}, ${distance(apartDeg)} apart.`,
  julian: 'The date is of the Julian calendar.',
  meetings: (before, after) => {
    if (before && after) return `They had met on ${on(before)} and meet again on ${on(after)}.`
    return before ? `They had met on ${on(before)}.` : after ? `They meet again on ${on(after)}.` : ''
  },
}
