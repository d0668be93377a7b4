import type { ChartPoint, ChartSky } from '#astro/charts/chart.ts'
import type { ChartRings } from '#contract/chart-details.ts'
import { aspectGridDiagram } from '#drawing/report-diagrams/aspect-grid-diagram.ts'
import { WHEEL_BODIES } from '#drawing/wheel/lay-wheel.ts'
import { smallAngle } from '#language/angle.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useText } from '../../i18n/text.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { isAspect, isPoint } from './ids.ts'
import { detailsText } from './text.ts'

type Which = keyof ChartRings['aspects']

/** The aspects from ring to ring at the instant, each pair of rings as a grid. */
export function LiveAspects({ chart, rings }: { chart: ChartSky; rings: ChartRings }) {
  const t = useText(detailsText)
  const pairs: Which[] = [
    ...(rings.transits ? (['transits'] as const) : []),
    ...(rings.second ? (['second'] as const) : []),
    ...(rings.transits && rings.second ? (['between'] as const) : []),
  ]
  if (pairs.length === 0) return null
  return (
    <Tabs
      key={pairs.join()}
      name={t.grid}
      tabs={pairs}
      labelOf={(pair) => t.aspectsOf[pair]}
      listClassName="flex flex-wrap gap-x-5"
      panelClassName="mt-3 min-w-0"
    >
      {(pair) => <RingGrid pair={pair} chart={chart} rings={rings} />}
    </Tabs>
  )
}

const ANGLES: readonly ChartPoint[] = ['asc', 'mc']

function RingGrid({ pair, chart, rings }: { pair: Which; chart: ChartSky; rings: ChartRings }) {
  const t = useText(detailsText)
  const words = useText(skyWords)
  const aspects = rings.aspects[pair].flatMap(({ a, b, type, orb }) =>
    isPoint(a) && isPoint(b) && isAspect(type) ? [{ a, b, aspect: type, orbDeg: orb }] : [],
  )
  const told = aspects.map(
    ({ a, b, aspect, orbDeg }) =>
      `${words.bodies[a]} ${words.aspects[aspect]} ${words.bodies[b]} ${smallAngle(orbDeg)}`,
  )
  const ofRing = ({ bodies, asc }: NonNullable<ChartRings['second']>): ChartPoint[] => [
    ...WHEEL_BODIES.filter((body) => bodies.some(({ id }) => id === body)),
    ...(asc === null ? [] : ANGLES),
  ]
  const rows = pair === 'second' ? rings.second : rings.transits
  const columns =
    pair === 'between'
      ? rings.second && ofRing(rings.second)
      : [
          ...WHEEL_BODIES.filter((body) => chart.placements.some((one) => one.body === body)),
          ...(chart.houses ? ANGLES : []),
        ]
  if (!rows || !columns) return null
  if (aspects.length === 0) return <p className="text-sm">{t.noAspects}</p>
  return aspectGridDiagram(
    { charts: 2, rows: ofRing(rows), columns, aspects },
    { width: 460, label: t.gridOf(told.join('; ')), className: 'figures block w-full' },
  )
}
