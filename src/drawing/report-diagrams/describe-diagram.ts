import { degreeMinute } from '#language/angle.ts'
import type { AnyAspect, ChartPoint, Placement } from '#astro/charts/chart.ts'
import type { Lang } from '#language/lang.ts'
import type { ReportDiagram, WheelData } from '#reading/reports/report-document.ts'
import { diagramWords } from './diagram-words.ts'

/** A diagram in words, in the document's language: what somebody who cannot see it would miss. */
export function describeDiagram(diagram: ReportDiagram, lang: Lang): string {
  const words = diagramWords(lang)
  const placed = ({ body, sign, degree, minute }: Placement) =>
    `${words.point(body)} ${words.inSign(sign)} ${degreeMinute(degree, minute)}`
  const wheel = ({ placements, houses }: WheelData) =>
    [
      ...placements.map(placed),
      ...(houses ? [`${words.ascendant} ${words.inSign(Math.floor(houses.ascendantDeg / 30))}`] : []),
    ].join('; ')
  const aspected = ({ a, b, aspect }: { a: ChartPoint; b: ChartPoint; aspect: AnyAspect }) =>
    `${words.point(a)} – ${words.point(b)}: ${words.aspects[aspect]}`

  switch (diagram.kind) {
    case 'wheel':
      return wheel(diagram.chart)
    case 'bi-wheel':
      return `${words.wheels.inner}: ${wheel(diagram.inner)}. ${words.wheels.outer}: ${wheel(diagram.outer)}`
    case 'aspect-grid':
      return diagram.aspects.map(aspected).join('; ')
    case 'bars':
      return diagram.rows.map(({ label, note, value }) => `${label}: ${note || value}`).join('; ')
    case 'timeline':
      return diagram.rows
        .map(({ label, spans }) => {
          const times = spans.map(({ fromJdUt, toJdUt, nature }) => {
            const [from, to] = [tickBefore(diagram.ticks, fromJdUt), tickBefore(diagram.ticks, toJdUt)]
            const when = from === to ? from : `${from} ${words.until} ${to}`
            return `${when} (${words.natures[nature]})`
          })
          return `${label}: ${times.join(', ') || words.none}`
        })
        .join('; ')
    case 'curve':
      return diagram.marks.map(({ label }) => label).join('; ')
    case 'radar':
      return diagram.axes.map(({ label, value }) => `${label}: ${Math.round(value)}`).join('; ')
    case 'dial':
      return diagram.points
        .map(({ point, longitudeDeg }) => `${words.point(point)} ${Math.floor(longitudeDeg % 90)}°`)
        .join('; ')
    case 'map':
      return [
        ...diagram.places.map(({ name }) => name),
        ...diagram.lines.map(({ planet, angle }) => `${words.point(planet)}: ${words.angles[angle]}`),
      ].join('; ')
  }
}

/** The words of the last mark of an axis that is not after an instant; of the first, before all of them. */
function tickBefore(ticks: readonly { jdUt: number; label: string }[], jdUt: number): string {
  return (ticks.findLast((tick) => tick.jdUt <= jdUt) ?? ticks[0])?.label ?? ''
}
