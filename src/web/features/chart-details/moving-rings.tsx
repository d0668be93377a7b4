import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChartSky } from '#astro/charts/chart.ts'
import type { ChartRings, SECOND_RINGS } from '#contract/chart-details.ts'
import { MultiWheel } from '#drawing/wheel/multi-wheel.ts'
import { degreeMinute, degreeSecond, inSign } from '#language/angle.ts'
import { call } from '../../api/call.ts'
import { formatStamp } from '../../i18n/format.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Field } from '../../ui/field.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { isAspect, isPoint } from './ids.ts'
import { LiveAspects } from './live-aspects.tsx'
import { Hits } from './ring-hits.tsx'
import { toRing } from './ring-chart.ts'
import { DetailSection } from './section.tsx'
import { STEPS, stepped, toLocalInput, type Step } from './step-time.ts'
import { detailsText } from './text.ts'

type Second = (typeof SECOND_RINGS)[number]
const SECONDS = ['progressed', 'solar-arc', 'none'] as const satisfies readonly Second[]

/** The birth in the middle, around it progressions or arcs and transits, at any instant. */
export function MovingRings({ hash, chart }: { hash: string; chart: ChartSky }) {
  const t = useText(detailsText)
  const { lang } = useLang()
  const [at, setAt] = useState(() => new Date(Math.floor(Date.now() / 60_000) * 60_000))
  const [second, setSecond] = useState<Second>('progressed')
  const [hasTransits, setTransits] = useState(true)
  const query = { at: at.toISOString(), second, transits: hasTransits ? ('yes' as const) : ('no' as const) }
  const { data, isError } = useQuery({
    queryKey: ['chart-rings', hash, query],
    queryFn: ({ signal }) => call('GET /chart/:hash/rings', { params: { hash }, query, signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
  return (
    <DetailSection id="rings" term="progression" title={t.rings} hint={t.ringsHint}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="min-w-0">
          <TimeControls at={at} onChange={setAt} />
          <div className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-3">
            <Field label={t.second}>
              {(control) => (
                <select
                  {...control}
                  className="input max-w-60"
                  value={second}
                  onChange={({ target }) => setSecond(SECONDS.find((one) => one === target.value) ?? 'none')}
                >
                  {SECONDS.map((one) => (
                    <option key={one} value={one}>
                      {t.seconds[one]}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <label className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-accent"
                checked={hasTransits}
                onChange={({ target }) => setTransits(target.checked)}
              />
              {t.third}
            </label>
          </div>
          {isError && (
            <p role="alert" className="mt-4 text-tense">
              {t.failed}
            </p>
          )}
          <div className="mt-5" aria-busy={!data}>
            {data ? <RingsPicture chart={chart} rings={data} /> : <p className="caption">{t.loading}</p>}
          </div>
          <p role="status" className="figures mt-3 flex flex-wrap gap-x-6 text-ink-2">
            <span>{formatStamp(lang, at.toISOString())}</span>
            {data?.arc !== null && data?.arc !== undefined && <span>{t.arc(degreeSecond(data.arc))}</span>}
          </p>
        </div>
        <div className="grid min-w-0 gap-8">
          {data && <LiveAspects chart={chart} rings={data} />}
          {second !== 'none' && <Hits key={`${second}${at.toISOString()}`} hash={hash} from={at} second={second} />}
        </div>
      </div>
    </DetailSection>
  )
}

function TimeControls({ at, onChange }: { at: Date; onChange: (at: Date) => void }) {
  const t = useText(detailsText)
  const [step, setStep] = useState<Step>('day')
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={t.moment}>
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            className="input max-w-60"
            min="1800-01-04T00:00"
            max="2153-03-30T00:00"
            value={toLocalInput(at)}
            onChange={({ target }) => {
              const chosen = new Date(target.value)
              if (!Number.isNaN(chosen.getTime())) onChange(chosen)
            }}
          />
        )}
      </Field>
      <Field label={t.step}>
        {(control) => (
          <select
            {...control}
            className="input max-w-40"
            value={step}
            onChange={({ target }) => setStep(STEPS.find((one) => one === target.value) ?? 'day')}
          >
            {STEPS.map((one) => (
              <option key={one} value={one}>
                {t.steps[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="flex gap-2">
        {([-1, 1] as const).map((direction) => (
          <button
            key={direction}
            type="button"
            className="choice min-h-11"
            aria-label={`${direction < 0 ? t.back : t.forward}: ${t.steps[step]}`}
            onClick={() => onChange(stepped(at, step, direction))}
          >
            {direction < 0 ? '←' : '→'}
          </button>
        ))}
        <button type="button" className="choice min-h-11" onClick={() => onChange(new Date())}>
          {t.toNow}
        </button>
      </div>
    </div>
  )
}

function RingsPicture({ chart, rings }: { chart: ChartSky; rings: ChartRings }) {
  const t = useText(detailsText)
  const words = useText(skyWords)
  const wide = useWide()
  const drawn = [rings.second, rings.transits].flatMap((ring) => ring ?? [])
  const names = [...(rings.second ? [t.second] : []), ...(rings.transits ? [t.third] : [])]
  const told = drawn.map(
    ({ bodies }, i) =>
      `${names[i] ?? ''}: ${bodies
        .map(({ id, lon }) => {
          const { sign, degree, minute } = inSign(lon)
          return `${isPoint(id) ? words.bodies[id] : id} ${words.inSign[sign] ?? ''} ${degreeMinute(degree, minute)}`
        })
        .join(', ')}`,
  )
  // The outermost ring's lines: of both they would cover each other.
  const source = rings.transits ? rings.aspects.transits : rings.aspects.second
  const lines = source.flatMap(({ a, b, type, orb }) =>
    isPoint(a) && isPoint(b) && isAspect(type) ? [{ outer: a, inner: b, aspect: type, orbDeg: orb }] : [],
  )
  return (
    <MultiWheel
      className="figures mx-auto block w-full max-w-[44rem]"
      inner={drawn.length > 0 ? { ...chart, aspects: [] } : chart}
      rings={drawn.map(toRing)}
      aspects={{ ring: drawn.length - 1, lines }}
      size={wide ? 720 : drawn.length > 1 ? 500 : 400}
      label={t.wheelOf(told.join('; '))}
    />
  )
}
