import { PLANETS } from '#astro/ephemeris/body.ts'
import { useId, type ReactNode } from 'react'
import { REPORT_CATEGORIES } from '#product/catalogue/report.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useText } from '../../i18n/text.tsx'
import { reportsText } from '../reports/text.ts'
import { transitsText } from './text.ts'

export interface Choice {
  months: 1 | 3 | 6 | 12
  planet: string
  area: string
}

const PLANETS_WITHOUT_MOON = PLANETS.filter((planet) => planet !== 'moon')
const MONTHS = [1, 3, 6, 12] as const

interface TransitFilterProps {
  choice: Choice
  /** Whether the plan lets one choose how far to look. */
  spanOpen: boolean
  onChange: (choice: Choice) => void
}

/** How far ahead, of which planet, of which part of life. */
export function TransitFilter({ choice, spanOpen, onChange }: TransitFilterProps) {
  const t = useText(transitsText)
  const words = useText(skyWords)
  const reports = useText(reportsText)
  return (
    <fieldset className="mt-8 grid max-w-[46rem] gap-4 sm:grid-cols-3">
      <legend className="sr-only">{t.filter}</legend>
      {spanOpen && (
        <Select
          label={t.span}
          value={String(choice.months)}
          onChange={(value) => onChange({ ...choice, months: MONTHS.find((one) => String(one) === value) ?? 6 })}
        >
          {MONTHS.map((months) => (
            <option key={months} value={months}>
              {t.months(months)}
            </option>
          ))}
        </Select>
      )}
      <Select label={t.planet} value={choice.planet} onChange={(planet) => onChange({ ...choice, planet })}>
        <option value="slow">{t.slow}</option>
        <option value="all">{t.allPlanets}</option>
        {PLANETS_WITHOUT_MOON.map((planet) => (
          <option key={planet} value={planet}>
            {words.bodies[planet]}
          </option>
        ))}
      </Select>
      <Select label={t.area} value={choice.area} onChange={(area) => onChange({ ...choice, area })}>
        <option value="all">{t.allAreas}</option>
        {REPORT_CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {reports.categories[category]}
          </option>
        ))}
      </Select>
    </fieldset>
  )
}

interface SelectProps {
  label: string
  value: string
  onChange: (value: string) => void
  children: ReactNode
}

function Select({ label, value, onChange, children }: SelectProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <select id={id} className="input" value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </div>
  )
}
