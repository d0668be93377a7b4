import { useState } from 'react'
import type { ChartSky, ChartPoint } from '#astro/charts/chart.ts'
import { Wheel } from '#drawing/wheel/wheel.ts'
import { degreeMinute, inSign } from '#language/angle.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useText } from '../../i18n/text.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { PointNote } from './point-note.tsx'
import { longitudeOf } from './point-longitude.ts'
import { chartsText } from './text.ts'

interface ChartWheelProps {
  chart: ChartSky
  selected: ChartPoint | null
  onSelect: (point: ChartPoint) => void
}

/** The drawn wheel, and below it what is chosen on it. */
export function ChartWheel({ chart, selected, onSelect }: ChartWheelProps) {
  const t = useText(chartsText)
  const words = useText(skyWords)
  const wide = useWide()
  const [hovered, setHovered] = useState<ChartPoint | null>(null)
  const labelOf = (point: ChartPoint) => {
    const { sign, degree, minute } = inSign(longitudeOf(chart, point))
    return `${words.bodies[point]} ${words.inSign[sign] ?? ''} ${degreeMinute(degree, minute)}`
  }
  const spoken = chart.placements.map(({ body }) => labelOf(body)).join('; ')
  return (
    <div className="mx-auto w-full max-w-[44rem]">
      <Wheel
        className="figures wheel-turn"
        chart={chart}
        size={wide ? 680 : 360}
        label={t.wheelLabel(spoken)}
        selected={selected}
        hovered={hovered}
        onSelect={onSelect}
        onHover={setHovered}
        labelOf={labelOf}
      />
      <PointNote chart={chart} point={selected} />
    </div>
  )
}
