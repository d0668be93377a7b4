import type { FieldOf } from '../library/subjects.ts'
import type { DayPage } from './day-page.ts'
import type { Paragraph } from './reading.ts'

type PhaseField = FieldOf<'phase/moon'>

/** What a phase prints on its days, on this lunation and on the next: a principal one on its exact day, the others between. */
const PRINCIPAL: readonly (readonly PhaseField[])[] = [['recommendation1', 'recommendation2'], ['recommendation3']]
const BETWEEN: readonly (readonly PhaseField[])[] = [
  ['recommendation1', 'gist', 'recommendation2'],
  ['recommendation3', 'actions'],
]
const EXACT: readonly PhaseField[] = ['gist', 'actions']

/** The close: the light of the Moon, or the minute of a principal phase, and a part of its meaning. */
export function writePhase(page: DayPage): Paragraph | null {
  const { phase, illuminatedFraction, waxing, dayInPhase, exact, round } = page.facts.phase
  const said = exact ? exact.phase : phase
  const turn = page.turnOf(`phase ${said}`, round)
  const days = (said in page.phrases.phaseExact ? PRINCIPAL : BETWEEN)[turn]
  const field = exact ? EXACT[turn] : days?.[dayInPhase]
  // What everybody reads would be too great a part of a short page.
  if (!field || (page.isFrugal && !exact)) return null
  const factor = page.factor({
    id: `moon:phase:${said}`,
    kind: 'moon',
    transiting: 'moon',
    phase: said,
    ...(exact && { exactJdUt: exact.jdUt }),
  })
  const entry = page.library.entry(page.lang, 'phase/moon', said)
  const meaning = field === 'actions' ? page.phrases.actions(entry.actions) : entry[field]
  if (exact) {
    const fact = page.way('phase', page.phrases.phaseExact[exact.phase])(page.clock(exact.jdUt))
    return { text: `${fact} ${meaning}`, factors: [factor] }
  }
  // Short of the exact instant the disc is never quite full or dark.
  const percent = `${Math.min(99, Math.max(1, Math.round(illuminatedFraction * 100)))}`
  const ways = waxing ? page.phrases.moonGrows : page.phrases.moonWanes
  const light = page.rotation.at('light', 2 * (dayInPhase % 2) + turn, ways)(percent)
  return { text: `${light} ${meaning}`, factors: [factor] }
}
