import type { Lang } from '#language/lang.ts'
import type { Understood } from '../question.ts'
import { shift } from '../time/spoken-span.ts'
import type { ThreadState } from './thread-state.ts'

const SAME_TIME: Record<Lang, RegExp> = {
  en: /(?<=^| )(?:the same|same|that|those) (?:day|days|week|month|year|summer|winter|spring|autumn|fall|period|time)(?= |$)/,
  ru: /(?<=^| )(?:(?:тот|ту|то|те|той|том|тем) же|в (?:то|тот|ту|те)) (?:день|дни|неделю|неделе|месяц|месяце|год|году|лето|летом|зиму|весну|осень|время|период)(?= |$)/,
}

/** "And in her chart, same summer?": the time that was spoken of. */
export const ofSameTime = (lang: Lang, { period }: ThreadState, next: Understood): Understood =>
  period && next.dates.length === 0 && SAME_TIME[lang].test(next.words.join(' '))
    ? { ...next, period: next.words.some((word) => WEEK.test(word)) ? weekOf(period) : period }
    : next

const WEEK = /^(?:week|недел[юеия])$/

/** The week, Monday to Sunday, in which a time begins. */
function weekOf({ from }: NonNullable<Understood['period']>): NonNullable<Understood['period']> {
  const sinceMonday = (new Date(Date.parse(from)).getUTCDay() + 6) % 7
  const monday = shift(from, -sinceMonday)
  return { kind: 'week', from: monday, to: shift(monday, 6) }
}
