import type { ChartSky, ChartPoint } from '#astro/charts/chart.ts'
import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import { signName } from '#drawing/glyphs/glyph-paths.ts'
import type { RingPoint } from '#drawing/wheel/bi-wheel.ts'
import { degreeMinute, inSign } from '#language/angle.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useText } from '../../i18n/text.tsx'
import { findLongitude } from './point-longitude.ts'
import { innerHouse, type Rings } from './rings.ts'
import { chartsText } from './text.ts'
import { useRingNames } from './use-ring-names.ts'

interface RingTableProps {
  rings: Rings
  selected: RingPoint | null
  onSelect: (point: RingPoint) => void
}

const ANGLES = ['asc', 'mc'] as const

/** Every point of both rings side by side; a longitude chooses its point on the wheel. */
export function RingTable({ rings, selected, onSelect }: RingTableProps) {
  const t = useText(chartsText)
  const names = useRingNames(rings)
  const bodies = rings.inner.placements.flatMap(({ body }) => (body === 'meanNode' ? [] : [body]))
  const angles = (rings.inner.houses ?? rings.outer.houses) ? ANGLES : []
  const houseTitle = rings.housed === 'inner' ? t.returnHouse : 'key' in rings.names.outer ? t.natalHouse : t.yourHouse
  return (
    <table className="w-full border-collapse text-md max-sm:text-sm">
      <caption className="label pb-1 text-left">{t.positions}</caption>
      <thead>
        <tr className="border-b border-rule-2 text-left">
          <th className="label py-2">{t.body}</th>
          <th className="label py-2 text-right">{names.inner}</th>
          <th className="label py-2 pl-2 text-right sm:pl-3">
            <span className="ml-auto block max-w-20 truncate sm:max-w-28">{names.outer}</span>
          </th>
          {rings.inner.houses && (
            <th className="label py-2 pl-2 text-right sm:pl-3" title={houseTitle}>
              {t.house}
              <span className="sr-only">: {houseTitle}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {[...bodies, ...angles].map((point) => (
          <RingRow key={point} rings={rings} point={point} selected={selected} onSelect={onSelect} />
        ))}
      </tbody>
    </table>
  )
}

function RingRow({ rings, point, selected, onSelect }: RingTableProps & { point: ChartPoint }) {
  const words = useText(skyWords)
  return (
    <tr className={`border-b border-rule ${selected?.point === point ? 'bg-surface' : ''}`}>
      <th scope="row" className="py-1 text-left font-text font-normal">
        <span className="flex items-center gap-2 sm:gap-3">
          <GlyphIcon name={point} size={20} className="shrink-0 text-accent" />
          {words.bodies[point]}
        </span>
      </th>
      {(['inner', 'outer'] as const).map((ring) => (
        <td key={ring} className="text-right whitespace-nowrap">
          <RingPlace
            chart={rings[ring]}
            point={point}
            pressed={selected?.ring === ring && selected.point === point}
            onSelect={() => onSelect({ ring, point })}
          />
        </td>
      ))}
      {rings.inner.houses && <td className="figures pl-2 text-right sm:pl-3">{innerHouse(rings, point) ?? ''}</td>}
    </tr>
  )
}

interface RingPlaceProps {
  chart: ChartSky
  point: ChartPoint
  pressed: boolean
  onSelect: () => void
}

/** 26°15′ ♉, as a button where the wheel shows the point. */
function RingPlace({ chart, point, pressed, onSelect }: RingPlaceProps) {
  const words = useText(skyWords)
  const longitude = findLongitude(chart, point)
  if (longitude === undefined) return null
  const { sign, degree, minute } = inSign(longitude)
  const retrograde = chart.placements.find(({ body }) => body === point)?.retrograde
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={`${words.bodies[point]} ${degreeMinute(degree, minute)} ${words.signs[sign] ?? ''}${retrograde ? `, ${words.retrograde}` : ''}`}
      className={`figures inline-flex min-h-10 items-center gap-1 pl-1 hover:text-accent sm:gap-1.5 sm:pl-3 ${pressed ? 'text-accent' : ''}`}
      onClick={onSelect}
    >
      {retrograde && <GlyphIcon name="retrograde" size={13} className="text-tense" />}
      {degreeMinute(degree, minute)}
      <GlyphIcon name={signName(sign)} size={17} className="text-sky" />
    </button>
  )
}
