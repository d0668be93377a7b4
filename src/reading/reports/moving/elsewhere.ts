import { forAge, withoutPast } from '../../compose/ages.ts'
import type { ReportPage } from '../report-page.ts'

type Told = Record<'gist' | 'body' | 'gift' | 'advice', string>

/** An entry as it may be told of another place: a move alters no childhood, and at a late age it is no career. */
export function elsewhere<E extends Told>(page: ReportPage, entry: E | null): E | null {
  if (!entry) return null
  const { nowJdUt, lang } = page.request
  const age = Math.floor((nowJdUt - page.birth.chart.jdUt) / 365.2425)
  const fit = (text: string) => forAge(lang, withoutPast(lang, text), age)
  const [gist, gift, body, advice] = [entry.gist, entry.gift, entry.body, entry.advice].map(fit)
  return gist ? { ...entry, gist, gift: gift ?? '', body: body ?? '', advice: advice ?? '' } : null
}
