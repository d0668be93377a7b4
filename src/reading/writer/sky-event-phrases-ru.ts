import { degreeMinute } from '#language/angle.ts'
import { calendarPhrasesRu } from './calendar-phrases-ru.ts'
import type { SpokenPlace } from './calendar-phrases.ts'
import { dateRu } from '#language/ru/months.ts'
import { pointRu } from '#language/ru/points.ts'
import { signGenRu } from '#language/ru/signs.ts'
import type { EventDate } from '../sky-events/event-date.ts'
import type { SkyEventPhrases, SpokenClock } from './sky-event-phrases.ts'

const at = ({ sign, degree, minute }: SpokenPlace) => `${degreeMinute(degree, minute)} ${signGenRu(sign)}`
const on = ({ year, month, day }: EventDate) =>
  `${dateRu(month, day)} ${year < 0 ? `${-year} года до н. э.` : `${year} года`}`
/** «в 0,7°»; если между двумя меньше десятой градуса, в угловых минутах. */
const distance = (deg: number) =>
  deg >= 0.1 ? `в ${figure(deg, 1)}°` : deg * 60 < 1 ? 'меньше чем в 1′' : `в ${Math.round(deg * 60)}′`
const timeOf = ({ clock, about }: SpokenClock) => `${about ? 'около' : 'в'} ${clock} UTC`
/** Ends a sentence; a shortened word at its end has its own point. */
const ended = (text: string) => (text.endsWith('.') ? text : `${text}.`)
const figure = (value: number, decimals: number) => value.toFixed(decimals).replace('.', ',')

const DEPTH = {
  total: 'В узкой полосе Солнце закрылось целиком.',
  annular: 'В узкой полосе от Солнца оставалось кольцо.',
  hybrid: 'На одной части полосы оно было полным, на другой кольцеобразным.',
  partial: 'Целиком Солнце не закрылось нигде.',
} as const
const SHADOW = {
  total: 'Луна вся вошла в тень.',
  partial: 'В тень вошла часть Луны.',
  penumbral: 'Луна прошла одной полутенью и лишь немного потускнела.',
} as const

/** What happened in the sky, in Russian. */
export const skyEventPhrasesRu: SkyEventPhrases = {
  conjunctionName: (a, b) => `${pointRu(a)} в соединении с ${pointRu(b, 'ins')}`,
  eclipse: (eclipse, clock, place, magnitude) => {
    const depth = eclipse.kind === 'solar' ? DEPTH[eclipse.type] : SHADOW[eclipse.type]
    const light = eclipse.kind === 'solar' ? 'Солнце и Луна' : 'Луна'
    return `${calendarPhrasesRu.eclipseName(eclipse)}, наибольшая фаза ${figure(magnitude, 2)} ${timeOf(clock)}, ${light} в ${at(place)}. ${depth}`
  },
  saros: (series, before, after) => {
    if (before && after) return ended(`Сарос ${series}, между затмениями ${on(before)} и ${on(after)}`)
    const one = before ? `; предыдущее было ${on(before)}` : after ? `; следующее ${on(after)}` : ''
    return ended(`Сарос ${series}${one}`)
  },
  conjunction: ({ a, b, at: clock, place, apartDeg }) =>
    `${pointRu(a)} и ${pointRu(b)} сошлись в ${at(place)} ${timeOf(clock)}, ${distance(apartDeg)} друг от друга.`,
  julian: 'Дата по юлианскому календарю.',
  meetings: (before, after) => {
    if (before && after) return ended(`Прошлая их встреча была ${on(before)}, следующая ${on(after)}`)
    if (before) return ended(`Прошлая их встреча была ${on(before)}`)
    return after ? ended(`Следующая их встреча ${on(after)}`) : ''
  },
}
