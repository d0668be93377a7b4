import type { ChartPoint } from '#astro/charts/chart.ts'
import { signOf } from '#astro/charts/sign.ts'
import type { CardBody } from '#drawing/cards/share-card.ts'
import type { Lang } from '#language/lang.ts'
import type { NatalBirth } from '#reading/facts/day-facts.ts'
import { SKY_NAMES } from '#reading/reports/sky-names.ts'

/** Sun, Moon and Ascendant in their signs, without degrees; what depends on an unknown hour is left out. */
export function bigThreeCard({ chart, timeKnown, uncertain }: NatalBirth, lang: Lang): CardBody {
  const names = SKY_NAMES[lang]
  const longitudes: [ChartPoint & ('sun' | 'moon' | 'asc'), number | undefined][] = [
    ...(['sun', 'moon'] as const).map((light): ['sun' | 'moon', number | undefined] => {
      const isOpen = uncertain.some(({ body }) => body === light)
      return [light, isOpen ? undefined : chart.placements.find(({ body }) => body === light)?.longitudeDeg]
    }),
    ['asc', timeKnown ? chart.houses?.ascendantDeg : undefined],
  ]
  return {
    kind: 'points',
    points: longitudes.flatMap(([point, longitudeDeg]) => {
      if (longitudeDeg === undefined) return []
      const sign = signOf(longitudeDeg)
      return { point, sign, text: `${names.point(point)} ${names.inSign(sign)}` }
    }),
  }
}

export const wheelCard = ({ chart, timeKnown }: NatalBirth): CardBody => ({
  kind: 'wheel',
  chart: { ...chart, houses: timeKnown ? chart.houses : null },
})
