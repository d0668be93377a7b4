import type { ChartPoint, ChartSky } from '#astro/charts/chart.ts'
import { aspectGridDiagram } from '#drawing/report-diagrams/aspect-grid-diagram.ts'
import { WHEEL_BODIES } from '#drawing/wheel/lay-wheel.ts'
import { smallAngle } from '#language/angle.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useText } from '../../i18n/text.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { DetailSection } from './section.tsx'
import { detailsText } from './text.ts'

const ANGLES: readonly ChartPoint[] = ['asc', 'mc']

/** The aspects of a chart as a stair. */
export function NatalGrid({ chart }: { chart: ChartSky }) {
  const t = useText(detailsText)
  const words = useText(skyWords)
  const wide = useWide()
  const points = [
    ...WHEEL_BODIES.filter((body) => chart.placements.some((one) => one.body === body)),
    ...(chart.houses ? ANGLES : []),
  ]
  const aspects = chart.aspects.filter(({ a, b }) => points.includes(a) && points.includes(b))
  const told = aspects.map(
    ({ a, b, aspect, orbDeg }) =>
      `${words.bodies[a]} ${words.aspects[aspect]} ${words.bodies[b]} ${smallAngle(orbDeg)}`,
  )
  return (
    <DetailSection id="aspect-grid" term="aspect" title={t.grid} hint={t.gridHint}>
      {aspectGridDiagram(
        { charts: 1, rows: points, columns: points, aspects },
        { width: wide ? 580 : 360, label: t.gridOf(told.join('; ')), className: 'figures block w-full max-w-[40rem]' },
      )}
    </DetailSection>
  )
}
