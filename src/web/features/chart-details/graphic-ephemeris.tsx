import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { COURSE_MONTHS, type ChartCourse } from '#contract/chart-details.ts'
import { courseDiagram } from '#drawing/course/course-diagram.ts'
import { call } from '../../api/call.ts'
import { formatInstantDate } from '../../i18n/format.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Field } from '../../ui/field.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { isPoint } from './ids.ts'
import { DetailSection } from './section.tsx'
import { toLocalInput } from './step-time.ts'
import { detailsText } from './text.ts'

const HARMONICS = ['45', '90', '30', '360'] as const
type Months = `${(typeof COURSE_MONTHS)[number]}`
const SPANS: readonly Months[] = ['1', '3', '6', '12', '24', '60']
const DAY_MS = 86_400_000

/** The planets of a span on one scale, with the points of the chart as lines. */
export function GraphicEphemeris({ hash }: { hash: string }) {
  const t = useText(detailsText)
  const [harmonic, setHarmonic] = useState<(typeof HARMONICS)[number]>('45')
  const [months, setMonths] = useState<Months>('12')
  const [from, setFrom] = useState(() => `${toLocalInput(new Date()).slice(0, 10)}`)
  const [hasNatal, setNatal] = useState(true)
  const query = { from: `${from}T00:00:00Z`, months }
  const { data, isError } = useQuery({
    queryKey: ['chart-course', hash, query],
    queryFn: ({ signal }) => call('GET /chart/:hash/course', { params: { hash }, query, signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
  return (
    <DetailSection id="course" title={t.course} hint={t.courseHint}>
      <div className="flex flex-wrap items-end gap-3">
        <Choice label={t.harmonic} options={HARMONICS} names={t.harmonics} value={harmonic} onChange={setHarmonic} />
        <Choice label={t.span} options={SPANS} names={t.spans} value={months} onChange={setMonths} />
        <Field label={t.from}>
          {(control) => (
            <input
              {...control}
              type="date"
              className="input max-w-48"
              min="1800-01-04"
              max="2153-03-30"
              value={from}
              onChange={({ target }) => target.value && setFrom(target.value)}
            />
          )}
        </Field>
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-accent"
            checked={hasNatal}
            onChange={({ target }) => setNatal(target.checked)}
          />
          {t.natalLines}
        </label>
      </div>
      {isError && (
        <p role="alert" className="mt-4 text-tense">
          {t.failed}
        </p>
      )}
      <div className="mt-5 min-h-40" aria-busy={!data}>
        {data ? (
          <Picture course={data} modulusDeg={Number(harmonic)} hasNatal={hasNatal} />
        ) : (
          <p className="caption">{t.loading}</p>
        )}
      </div>
    </DetailSection>
  )
}

interface ChoiceProps<T extends string> {
  label: string
  options: readonly T[]
  names: Readonly<Record<T, string>>
  value: T
  onChange: (option: T) => void
}

function Choice<T extends string>({ label, options, names, value, onChange }: ChoiceProps<T>) {
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          className="input max-w-60"
          value={value}
          onChange={({ target }) => onChange(options.find((option) => option === target.value) ?? value)}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {names[option]}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

function Picture({ course, modulusDeg, hasNatal }: { course: ChartCourse; modulusDeg: number; hasNatal: boolean }) {
  const t = useText(detailsText)
  const words = useText(skyWords)
  const { lang } = useLang()
  const wide = useWide()
  const lines = course.bodies.flatMap(({ id, lons }) => (isPoint(id) ? [{ point: id, longitudesDeg: lons }] : []))
  const steps = (lines[0]?.longitudesDeg.length ?? 1) - 1
  const startMs = Date.parse(course.from)
  const dateAt = (part: number) =>
    formatInstantDate(
      lang,
      new Date(startMs + part * steps * course.step_days * DAY_MS).toISOString(),
      'dayMonthShort',
      'UTC',
    )
  const natal = course.natal.flatMap(({ id, lon }) => (isPoint(id) ? [{ point: id, longitudeDeg: lon }] : []))
  return courseDiagram(
    {
      modulusDeg,
      lines,
      natal: hasNatal ? natal : [],
      ticks: [0, 0.25, 0.5, 0.75, 1].map((part) => ({ part, label: dateAt(part) })),
    },
    {
      width: wide ? 1000 : 380,
      label: t.courseOf(lines.map(({ point }) => words.bodies[point]).join(', '), dateAt(0), dateAt(1)),
      className: 'figures block w-full',
    },
  )
}
