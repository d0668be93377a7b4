import { calendarPhrasesEn } from './calendar-phrases-en.ts'
import type { SpokenPlace } from './calendar-phrases.ts'
import { dateEn, planetEn, pointEn, signEn } from './names-en.ts'
import type { HistoryDate, SkyEventPhrases } from './sky-event-phrases.ts'

const at = ({ sign, degree, minute }: SpokenPlace) => `${degree}°${String(minute).padStart(2, '0')}′ ${signEn(sign)}`
const on = ({ year, month, day }: HistoryDate) => `${dateEn(month, day)} ${year}`
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

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
    return `${calendarPhrasesEn.eclipseName(eclipse)}, greatest at ${clock} UTC, the ${light} at ${at(place)}, magnitude ${magnitude.toFixed(2)}. ${depth}`
  },
  saros: (series, before, after) => {
    if (before && after) return `It belongs to saros series ${series}, between those of ${on(before)} and ${on(after)}.`
    const one = before ? `; the one before it was on ${on(before)}` : after ? `; the next one is on ${on(after)}` : ''
    return `It belongs to saros series ${series}${one}.`
  },
  conjunction: ({ a, b, clock, place, apartDeg }) =>
    `${capital(planetEn(a))} and ${planetEn(b)} stood at ${at(place)} at ${clock} UTC, ${apartDeg.toFixed(1)}° apart.`,
  meetings: (before, after) => {
    if (before && after) return `They had met on ${on(before)} and meet again on ${on(after)}.`
    return before ? `They had met on ${on(before)}.` : after ? `They meet again on ${on(after)}.` : ''
  },
}
