import type { ChartSky, ChartPoint } from '#astro/charts/chart.ts'
import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import { signName } from '#drawing/glyphs/glyph-paths.ts'
import { dailyMotion, degreeSecond, inSign } from '#language/angle.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useText } from '../../i18n/text.tsx'
import { Term } from '../factors/term.tsx'
import { longitudeOf } from './point-longitude.ts'
import { chartsText } from './text.ts'

interface PositionTableProps {
  chart: ChartSky
  /** Whether it is a sky, in which bodies move. */
  moving: boolean
  selected: ChartPoint | null
  onSelect: (point: ChartPoint) => void
}

/** Every point of the chart as an observatory would list it; a name chooses its point on the wheel. */
export function PositionTable({ chart, moving, selected, onSelect }: PositionTableProps) {
  const t = useText(chartsText)
  // Both nodes would say the same thing twice: the true one is listed.
  const bodies = chart.placements.filter(({ body }) => body !== 'meanNode')
  return (
    <table className="w-full border-collapse text-md">
      <caption className="label pb-1 text-left">{t.positions}</caption>
      <thead>
        <tr className="border-b border-rule-2 text-left">
          <th className="label py-2">{t.body}</th>
          <th className="label py-2 text-right">{t.longitude}</th>
          {chart.houses && <th className="label py-2 pl-3 text-right">{t.house}</th>}
          {moving && <th className="label py-2 pl-3 text-right max-sm:sr-only">{t.motion}</th>}
        </tr>
      </thead>
      <tbody>
        {bodies.map(({ body, house, speedDegPerDay, retrograde }) => (
          <PositionRow key={body} chart={chart} point={body} selected={selected === body} onSelect={onSelect}>
            {{ house, speed: moving ? speedDegPerDay : undefined, retrograde }}
          </PositionRow>
        ))}
        {chart.houses &&
          (['asc', 'mc'] as const).map((point) => (
            <PositionRow key={point} chart={chart} point={point} selected={selected === point} onSelect={onSelect}>
              {{ house: null, speed: moving ? null : undefined, retrograde: false }}
            </PositionRow>
          ))}
      </tbody>
    </table>
  )
}

interface PositionRowProps {
  chart: ChartSky
  point: ChartPoint
  selected: boolean
  onSelect: (point: ChartPoint) => void
  /** `speed` is null for what doesn’t move, undefined where nothing does. */
  children: { house: number | null; speed: number | null | undefined; retrograde: boolean }
}

function PositionRow({ chart, point, selected, onSelect, children: { house, speed, retrograde } }: PositionRowProps) {
  const words = useText(skyWords)
  const longitude = longitudeOf(chart, point)
  const { sign } = inSign(longitude)
  return (
    <tr className={`border-b border-rule ${selected ? 'bg-surface' : ''}`}>
      <th scope="row" className="text-left font-normal">
        <button
          type="button"
          aria-pressed={selected}
          className={`flex min-h-10 items-center gap-3 pr-2 text-left font-text sm:whitespace-nowrap hover:text-accent ${selected ? 'text-accent' : ''}`}
          onClick={() => onSelect(point)}
        >
          <GlyphIcon name={point} size={20} className="shrink-0 text-accent" />
          {words.bodies[point]}
          {retrograde && <GlyphIcon name="retrograde" size={15} title={words.retrograde} className="text-tense" />}
        </button>
      </th>
      <td className="figures text-right whitespace-nowrap">
        <span className="inline-flex items-center gap-2">
          {degreeSecond(longitude)}
          <Term id={signName(sign)}>
            <GlyphIcon name={signName(sign)} size={18} title={words.signs[sign]} className="text-sky" />
          </Term>
        </span>
      </td>
      {chart.houses && (
        <td className="figures pl-3 text-right">
          {house !== null && (
            <Term id={`house-${house}`}>
              {house}
              <span className="sr-only">, {words.house(house)}</span>
            </Term>
          )}
        </td>
      )}
      {speed !== undefined && (
        <td className="figures pl-3 text-right text-ink-2 max-sm:sr-only">
          {speed === null ? '' : dailyMotion(speed)}
        </td>
      )}
    </tr>
  )
}
