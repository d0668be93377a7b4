import { formatDate, formatNumber } from '../../i18n/format.ts'
import { useLang } from '../../i18n/text.tsx'

const WIDTH = 320
const HEIGHT = 84
const FOOT = 14

/** Values day by day as bars over a line, the first and the last day named; the table below says the same in numbers. */
export function Plot({ days, values, label }: { days: readonly string[]; values: readonly number[]; label: string }) {
  const { lang } = useLang()
  const named = (day: string | undefined) => day && formatDate(lang, day)
  const most = Math.max(...values, 0)
  const step = WIDTH / Math.max(1, values.length)
  const width = Math.max(0.6, step * 0.72)
  const heightOf = (value: number) => (most > 0 ? (Math.max(0, value) / most) * (HEIGHT - FOOT - 4) : 0)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="mt-2 block w-full" role="img" aria-label={label}>
      <line x1={0} x2={WIDTH} y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} stroke="var(--rule-2)" />
      {values.map((value, i) => {
        const height = heightOf(value)
        return (
          <rect
            key={days[i]}
            x={i * step + (step - width) / 2}
            y={HEIGHT - FOOT - height}
            width={width}
            height={height}
            fill="var(--accent)"
          >
            <title>{`${named(days[i])}: ${formatNumber(lang, value)}`}</title>
          </rect>
        )
      })}
      <g fill="var(--ink-2)" fontSize={9} fontFamily="var(--font-ui)">
        <text x={0} y={HEIGHT - 3}>
          {named(days[0])}
        </text>
        <text x={WIDTH} y={HEIGHT - 3} textAnchor="end">
          {named(days.at(-1))}
        </text>
      </g>
    </svg>
  )
}
