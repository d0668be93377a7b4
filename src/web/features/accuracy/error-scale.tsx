import type { ReactNode } from 'react'
import type { BodyAccuracy } from '#astro/accuracy/accuracy.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import { skyWords } from '../../i18n/sky-words.ts'
import { useText } from '../../i18n/text.tsx'
import { useNumberFormat } from './number-format.ts'
import { accuracyText } from './text.ts'

/** The scale runs from a thousandth of an arc second to a thousand seconds: six tenfold steps. */
const STEPS = 6
const percentAt = (arcSeconds: number) => ((Math.log10(Math.max(arcSeconds, 0.001)) + 3) / STEPS) * 100

/** Arc seconds: what the errors are to be seen beside. Jupiter's width is its mean at opposition. */
const MEASURES = { disc: 45, minute: 60, clock: 900 } as const

/** The planets' largest errors on one logarithmic scale with measures that a person knows. */
export function ErrorScale({ positions }: { positions: Record<(typeof PLANETS)[number], BodyAccuracy> }) {
  const t = useText(accuracyText)
  const words = useText(skyWords)
  const { error, plain } = useNumberFormat()
  return (
    <table className="w-full border-collapse">
      <caption className="caption pb-4 text-left">{t.scaleNote}</caption>
      <thead>
        <tr className="max-sm:grid">
          <th>
            <span className="sr-only">{t.scaleWhat}</span>
          </th>
          <td aria-hidden className="sm:pb-1">
            <Ticks />
          </td>
          <th>
            <span className="sr-only">{t.scaleError}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {PLANETS.map((body) => {
          const { max } = positions[body].longitude
          return (
            <Row key={body} at={percentAt(max)} value={error(max, '″')} className="text-accent">
              <span className="flex items-center gap-3">
                <GlyphIcon name={body} size={19} className="shrink-0 text-accent" />
                {words.bodies[body]}
              </span>
            </Row>
          )
        })}
        {(['disc', 'minute', 'clock'] as const).map((measure) => (
          <Row
            key={measure}
            at={percentAt(MEASURES[measure])}
            value={`${plain(MEASURES[measure])}″`}
            className="text-sky"
          >
            <span className="text-ink-2">{t[measure]}</span>
          </Row>
        ))}
      </tbody>
    </table>
  )
}

/** The scale's own numbers: a thousandth, one and a thousand seconds of arc. */
function Ticks() {
  const { plain } = useNumberFormat()
  const place = ['left-0', 'left-1/2 -translate-x-1/2', 'right-0']
  return (
    <span className="figures relative block h-5 text-xs text-ink-2">
      {[0.001, 1, 1000].map((value, i) => (
        <span key={value} className={`absolute ${place[i]}`}>
          {plain(value)}″
        </span>
      ))}
    </span>
  )
}

function Row({
  at,
  value,
  className,
  children,
}: {
  at: number
  value: string
  className: string
  children: ReactNode
}) {
  return (
    <tr className="border-b border-rule max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:py-2">
      <th scope="row" className="py-2 pr-4 text-left font-text font-normal sm:w-[22rem]">
        {children}
      </th>
      <td aria-hidden className="py-2 max-sm:order-last max-sm:col-span-2">
        <svg className={`block h-3 w-full overflow-visible ${className}`} shapeRendering="geometricPrecision">
          {Array.from({ length: STEPS + 1 }, (_, step) => {
            const x = `${(step / STEPS) * 100}%`
            return <line key={step} x1={x} x2={x} y1="0" y2="100%" className="stroke-rule-2" />
          })}
          <line x1="0" x2={`${at}%`} y1="50%" y2="50%" stroke="currentColor" />
          <circle cx={`${at}%`} cy="50%" r={5} fill="currentColor" />
        </svg>
      </td>
      <td className="figures py-2 pl-5 text-right whitespace-nowrap sm:w-36">{value}</td>
    </tr>
  )
}
