import { formatClock, formatDate } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import type { BirthValues } from './birth-values.ts'
import { birthTimeText } from './text.ts'

interface GivenBirthProps {
  values: Pick<BirthValues, 'birthdate' | 'birthtime' | 'birthplace'>
  onChange: () => void
}

/** A birth that was given before on one line, and the way to change it. */
export function GivenBirth({ values: { birthdate, birthtime, birthplace }, onChange }: GivenBirthProps) {
  const t = useText(birthTimeText)
  const { lang } = useLang()
  const parts = [
    formatDate(lang, birthdate),
    birthtime === '' ? t.hourUnknown : formatClock(lang, birthtime),
    birthplace.split(',')[0],
  ]
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-l-2 border-accent pl-3">
      <span>{parts.join(', ')}</span>
      <button type="button" className="link min-h-6" onClick={onChange}>
        {t.change}
      </button>
    </p>
  )
}
