import type { FileAnswer } from '#contract/file-answer.ts'
import { fileName } from '#platform/file-name.ts'
import type { Services } from '#platform/services.ts'
import type { User } from '#core/users/api.ts'
import { chartTitle } from './chart-title.ts'
import { countFile } from './count-file.ts'
import { ringsOf, wheelOf } from './domain/rings-of.ts'
import { getChart } from './get-chart.ts'
import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { LIGHT } from '#drawing/paint/palettes.ts'
import { svgDocument } from '#drawing/paint/svg-document.ts'
import { ReportDiagramSvg } from '#drawing/report-diagrams/report-diagram-svg.ts'
import type { Lang } from '#language/lang.ts'
import type { ReportDiagram } from '#reading/reports/report-document.ts'

/** Pixels: the picture, the paper around the wheel, and the size that the wheel is laid out for. */
const SIDE = 1600
const MARGIN = 80
const LAID = 680

/** Also for programs that don't have our fonts. */
const FONTS = { text: 'Literata, Georgia, serif', ui: 'Golos Text, Arial, sans-serif' }

/** A wheel on its paper, as a drawing that stands alone. */
function wheelSvg(diagram: ReportDiagram, lang: Lang): string {
  const markup = renderToStaticMarkup(h(ReportDiagramSvg, { diagram, lang, width: LAID }))
  const wheel = svgDocument(markup, { width: SIDE - 2 * MARGIN, palette: LIGHT, fonts: FONTS })
  const placed = wheel.replace('<svg ', `<svg x="${MARGIN}" y="${MARGIN}" `)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">` +
    `<rect width="${SIDE}" height="${SIDE}" fill="${LIGHT['--paper']}"/>${placed}</svg>\n`
  )
}

/**
 * The wheel of a chart of the person's own, as it is now.
 * @throws {AppError} not_found when there is none or it is somebody else's; validation while birth data are missing;
 * rate_limited.
 */
export async function getWheel(
  services: Services,
  user: User,
  timeZone: string,
  { hash, format }: { hash: string; format: 'svg' | 'png' },
): Promise<FileAnswer> {
  await countFile(services, user)
  const read = await getChart(services, user, timeZone, hash)
  const svg = wheelSvg(wheelOf(ringsOf({ ...read, type: read.row.type })), user.lang)
  const bytes = format === 'svg' ? new TextEncoder().encode(svg) : await services.pictures.draw(svg)
  return { bytes, name: fileName(chartTitle(user.lang, read), format) }
}
