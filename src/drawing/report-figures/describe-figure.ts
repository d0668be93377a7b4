import type { Aspect } from '#astro/charts/aspect.ts'
import type { ChartPoint, Placement } from '#astro/charts/chart.ts'
import type { Lang } from '#reading/library/subjects.ts'
import type { ReportFigure, WheelData } from '#reading/reports/report-document.ts'
import { figureWords } from './figure-words.ts'

/** A figure in words, in the document's language: what somebody who cannot see it would miss. */
export function describeFigure(figure: ReportFigure, lang: Lang): string {
  const words = figureWords(lang)
  const placed = ({ body, sign, degree, minute }: Placement) =>
    `${words.point(body)} ${words.inSign(sign)} ${degree}°${String(minute).padStart(2, '0')}′`
  const wheel = ({ placements, houses }: WheelData) =>
    [
      ...placements.map(placed),
      ...(houses ? [`${words.ascendant} ${words.inSign(Math.floor(houses.ascendantDeg / 30))}`] : []),
    ].join('; ')
  const aspected = ({ a, b, aspect }: { a: ChartPoint; b: ChartPoint; aspect: Aspect }) =>
    `${words.point(a)} – ${words.point(b)}: ${words.aspects[aspect]}`

  switch (figure.kind) {
    case 'wheel':
      return wheel(figure.chart)
    case 'bi-wheel':
      return `${words.wheels.inner}: ${wheel(figure.inner)}. ${words.wheels.outer}: ${wheel(figure.outer)}`
    case 'aspect-grid':
      return figure.aspects.map(aspected).join('; ')
    case 'bars':
      return figure.rows.map(({ label, note, value }) => `${label}: ${note || value}`).join('; ')
    case 'timeline':
      return figure.rows
        .map(({ label, spans }) => {
          const times = spans.map(({ fromJdUt, toJdUt, nature }) => {
            const [from, to] = [tickBefore(figure.ticks, fromJdUt), tickBefore(figure.ticks, toJdUt)]
            const when = from === to ? from : `${from} ${words.until} ${to}`
            return `${when} (${words.natures[nature]})`
          })
          return `${label}: ${times.join(', ') || words.none}`
        })
        .join('; ')
    case 'curve':
      return figure.marks.map(({ label }) => label).join('; ')
    case 'radar':
      return figure.axes.map(({ label, value }) => `${label}: ${Math.round(value)}`).join('; ')
    case 'dial':
      return figure.points
        .map(({ point, longitudeDeg }) => `${words.point(point)} ${Math.floor(longitudeDeg % 90)}°`)
        .join('; ')
    case 'map':
      return [
        ...figure.places.map(({ name }) => name),
        ...figure.lines.map(({ planet, angle }) => `${words.point(planet)}: ${words.angles[angle]}`),
      ].join('; ')
  }
}

/** The words of the last mark of an axis that is not after an instant; of the first, before all of them. */
function tickBefore(ticks: readonly { jdUt: number; label: string }[], jdUt: number): string {
  return (ticks.findLast((tick) => tick.jdUt <= jdUt) ?? ticks[0])?.label ?? ''
}
