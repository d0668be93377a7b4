import type { FieldOf } from '../library/subjects.ts'
import type { DayPage } from './day-page.ts'
import type { Paragraph } from './reading.ts'

/** What a phase's days print in turn. What it says of moods and minds stands by itself in the calendar. */
const BY_DAY: readonly (readonly FieldOf<'phase/moon'>[])[] = [
  ['gist', 'recommendation1'],
  ['recommendation2'],
  ['recommendation3'],
  ['actions'],
  ['recommendation1'],
]

/** The close: the principal phase on its day, else the light of the Moon and a part of its phase's meaning. */
export function writePhase(page: DayPage): Paragraph {
  const { phase, illuminatedFraction, waxing, dayInPhase, exact } = page.facts.phase
  const said = exact ? exact.phase : phase
  const factor = page.factor({
    id: `moon:phase:${said}`,
    kind: 'moon',
    transiting: 'moon',
    phase: said,
    ...(exact && { exactJdUt: exact.jdUt }),
  })
  const entry = page.library.entry(page.lang, 'phase/moon', said)
  if (exact) {
    const fact = page.way('phase', page.phrases.phaseExact[exact.phase])(page.clock(exact.jdUt))
    return { text: `${fact} ${entry.meaning}`, factors: [factor] }
  }
  // Short of the exact instant the disc is never quite full or dark.
  const percent = `${Math.min(99, Math.max(1, Math.round(illuminatedFraction * 100)))}`
  const light = page.way('light', waxing ? page.phrases.moonGrows : page.phrases.moonWanes)(percent)
  const fields = BY_DAY[dayInPhase] ?? []
  const texts = fields.map((field) => (field === 'actions' ? page.phrases.actions(entry.actions) : entry[field]))
  return { text: [light, ...texts].join(' '), factors: [factor] }
}
