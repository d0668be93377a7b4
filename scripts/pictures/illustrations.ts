import { createHash } from 'node:crypto'
import type { ReportType } from '#product/catalogue/report.ts'
import { DARK, LIGHT, type Palette } from '#drawing/paint/palettes.ts'
import type { Layer } from '#drawing/reports/strokes/layer.ts'
import { framed } from '#drawing/reports/strokes/frame.ts'
import type { Motif } from '#drawing/reports/motif.ts'
import { site } from '#drawing/reports/motifs/site.ts'
import { layersSvg, pictureSvg } from '#drawing/reports/picture-svg.ts'
import { REPORT_MOTIFS } from '#drawing/reports/report-motifs.ts'
import { shareCardSvg } from '#drawing/reports/share-card.ts'

/** A motif for every type of the catalogue: the compiler refuses a type without one. */
const MOTIFS: Readonly<Record<ReportType, Motif>> = REPORT_MOTIFS

/** Widths in pixels; the smaller print is cut a little bolder, or it would go pale. */
const PRINTS = [
  { width: 960, mark: '', bold: 1 },
  { width: 480, mark: '-480', bold: 1.3 },
]
const PAPERS = [
  { mark: '', palette: LIGHT },
  { mark: '-night', palette: DARK },
]

/** One file to be made, by its path under the public folder. */
export interface Sheet {
  path: string
  kind: 'picture' | 'card'
  palette: Palette
  svg: string
}

/** Every sheet of one report: two sizes in two themes, and the card for networks. */
function sheetsOf([name, motif]: readonly [string, Motif]): Sheet[] {
  const illustration = framed(motif())
  const pictures = PRINTS.flatMap(({ width, mark, bold }) => {
    const layers = layersSvg(illustration, bold)
    return PAPERS.map(({ mark: paper, palette }) => ({
      path: `img/reports/${name}${paper}${mark}.webp`,
      kind: 'picture' as const,
      palette,
      svg: pictureSvg(layers, { width, palette }),
    }))
  })
  return [...pictures, cardOf(name, illustration)]
}

const cardOf = (name: string, illustration: readonly Layer[]): Sheet => ({
  path: `img/og/${name}.jpg`,
  kind: 'card',
  palette: LIGHT,
  svg: shareCardSvg(illustration, LIGHT),
})

/** All sheets, the service's own card last. */
export const allSheets = (): Sheet[] => [...Object.entries(MOTIFS).flatMap(sheetsOf), cardOf('asteria', framed(site()))]

export const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')
