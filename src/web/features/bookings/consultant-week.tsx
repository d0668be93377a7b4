import { useText } from '../../i18n/text.tsx'
import { FieldGroup } from '../../ui/field.tsx'
import type { Draft } from './consultant-draft.ts'
import { consultantText } from './consultant-text.ts'

interface WeekFieldsProps {
  week: Draft['week']
  errorAt: (path: string) => string | undefined
  onChange: (week: Draft['week']) => void
}

/** Hours for each weekday: whether there are any, and the first and the last that a consultation begins at. */
export function WeekFields({ week, errorAt, onChange }: WeekFieldsProps) {
  const t = useText(consultantText)
  const set = (at: number, part: Partial<Draft['week'][number]>) =>
    onChange(week.map((day, i) => (i === at ? { ...day, ...part } : day)))
  const error = errorAt('week')
  return (
    <FieldGroup label={t.week} {...(error && { error })}>
      <div className="grid gap-1">
        {week.map(({ works, first, last }, i) => {
          const day = t.weekdays[i] ?? ''
          return (
            <div key={day} className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
              <label className="flex min-w-40 items-center gap-3">
                <input
                  type="checkbox"
                  className="size-5"
                  aria-label={t.works(day)}
                  checked={works}
                  onChange={({ target }) => set(i, { works: target.checked })}
                />
                {day}
              </label>
              {works && (
                <span className="figures flex items-center gap-2">
                  <input
                    className="input w-16"
                    inputMode="numeric"
                    aria-label={`${day}: ${t.first}`}
                    value={first}
                    onChange={({ target }) => set(i, { first: target.value })}
                  />
                  –
                  <input
                    className="input w-16"
                    inputMode="numeric"
                    aria-label={`${day}: ${t.last}`}
                    value={last}
                    onChange={({ target }) => set(i, { last: target.value })}
                  />
                </span>
              )}
            </div>
          )
        })}
      </div>
    </FieldGroup>
  )
}
