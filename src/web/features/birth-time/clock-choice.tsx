import { capital } from '#language/capital.ts'
import { useEffect } from 'react'
import type { BirthCandidate } from '#contract/birth-time.ts'
import { useText } from '../../i18n/text.tsx'
import type { BirthValues } from './birth-values.ts'
import { useChartHour } from './chart-hour.tsx'
import { ChoiceRows } from './choice-rows.tsx'
import { clockLabel, hourBy, offsetName, takenOf } from './hour-by.ts'
import { readOffset } from './read-offset.ts'
import { birthTimeText } from './text.ts'
import { noteShown } from './shown-warnings.ts'
import type { Asked } from './use-birth-time.ts'

interface ClockChoiceProps {
  asked: Asked
  values: BirthValues
  onChoose: (choice: Partial<BirthValues>) => void
  error?: string | undefined
  /** Whether the birth is kept, so that the choice can be changed. */
  kept: boolean
}

const keyOf = ({ clock, fold }: BirthCandidate) => `${clock} ${fold}`

/** By whose clock a birth time is read: said where that is certain, asked where it isn't. */
export function ClockChoice({ asked: { answer, settled }, values, onChoose, error, kept }: ClockChoiceProps) {
  const t = useText(birthTimeText)
  const label = useLabel()
  const detail = useDetail()
  const why = answer?.doubt?.why
  useEffect(() => {
    if (why) noteShown(why)
  }, [why])
  const candidates = answer?.candidates ?? []
  const taken = takenOf(candidates, values)
  const isDoubled = candidates.some(({ fold }) => fold === 1)
  const sentences = [why, isDoubled ? t.doubled(values.birthtime) : undefined].filter(Boolean).join(' ')
  const isAsked = candidates.length > 1 || (answer?.kind === 'gap' && candidates.length > 0)
  // What an offset says that can't be read is not known.
  const isUnreadable = values.birth_offset !== '' && readOffset(values.birth_offset) === null
  const choose = (key: string) => {
    const candidate = candidates.find((one) => keyOf(one) === key)
    if (!candidate || (isByHand(candidate, values) && candidate === taken)) return
    // The half of a doubled hour names no clock: it is kept as one of the likeliest.
    const isOneClock = candidates.every(({ clock }) => clock === candidate.clock)
    onChoose({
      birth_clock: isOneClock ? '' : candidate.clock,
      birth_fold: candidate.fold === 1 ? '1' : '0',
      birth_offset: '',
    })
  }
  return (
    // Stands empty while there is nothing to say, so that what comes is read out.
    <div aria-live="polite" aria-busy={answer !== undefined && !settled} className={answer ? undefined : 'contents'}>
      {isAsked ? (
        <ChoiceRows
          legend={isDoubled && !why && !values.birth_offset ? t.whichHalf : t.whichClock}
          why={sentences}
          rows={candidates.map((candidate) => ({
            key: keyOf(candidate),
            label: label(candidate, candidates, values),
            detail: detail(candidate, candidates),
          }))}
          chosen={taken && keyOf(taken)}
          onChoose={choose}
          hint={kept ? t.changeLater : undefined}
          error={error}
        />
      ) : (
        taken && !isUnreadable && <p className="field-hint">{t.read(clockLabel(taken), answer?.territory ?? null)}</p>
      )}
    </div>
  )
}

const isByHand = ({ clock }: BirthCandidate, { birth_offset: offset }: BirthValues) => offset !== '' && clock === offset

function useLabel() {
  const t = useText(birthTimeText)
  return (candidate: BirthCandidate, all: readonly BirthCandidate[], values: BirthValues) => {
    const name = clockLabel(candidate)
    if (isByHand(candidate, values)) return t.byHand(name)
    const isOneOfTwo = all.some(({ clock, fold }) => clock === candidate.clock && fold !== candidate.fold)
    if (!isOneOfTwo) return capital(name)
    return candidate.fold === 1 ? t.second(offsetName(candidate.offset)) : t.first(offsetName(candidate.offset))
  }
}

/** What the hour is by the other clocks, and what it makes of the chart. */
function useDetail() {
  const t = useText(birthTimeText)
  const chart = useChartHour()
  const hour = (candidate: BirthCandidate, other: BirthCandidate) => {
    const { clock, days } = hourBy(candidate, other)
    const shown = days < 0 ? t.dayBefore(clock) : days > 0 ? t.dayAfter(clock) : clock
    return t.hour(shown, other.clock_name)
  }
  return (candidate: BirthCandidate, all: readonly BirthCandidate[]) => {
    const others = all.filter(({ clock, fold }) => clock !== candidate.clock && fold === 0)
    return [
      others.length > 0 ? t.others(others.map((other) => hour(candidate, other)).join(', ')) : '',
      chart(candidate, all),
    ]
      .filter(Boolean)
      .join(' ')
  }
}
