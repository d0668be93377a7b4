import { createHash } from 'node:crypto'
import type { ReportType } from '#contract/catalogue/report.ts'
import { NIGHT, PAPER, type Palette } from '#drawing/paint/palettes.ts'
import type { Cut } from '#drawing/reports/burin/cut.ts'
import { framed } from '#drawing/reports/burin/frame.ts'
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
  { mark: '', palette: PAPER },
  { mark: '-night', palette: NIGHT },
]

/** One file to be made, by its path under the public folder. */
export interface Sheet {
  path: string
  kind: 'picture' | 'card'
  palette: Palette
  svg: string
}

/** Every sheet of one report: two sizes on two papers, and the card for networks. */
function sheetsOf([name, motif]: readonly [string, Motif]): Sheet[] {
  const plate = framed(motif())
  const pictures = PRINTS.flatMap(({ width, mark, bold }) => {
    const layers = layersSvg(plate, bold)
    return PAPERS.map(({ mark: paper, palette }) => ({
      path: `img/reports/${name}${paper}${mark}.webp`,
      kind: 'picture' as const,
      palette,
      svg: pictureSvg(layers, { width, palette }),
    }))
  })
  return [...pictures, cardOf(name, plate)]
}

const cardOf = (name: string, plate: readonly Cut[]): Sheet => ({
  path: `img/og/${name}.jpg`,
  kind: 'card',
  palette: PAPER,
  svg: shareCardSvg(plate, PAPER),
})

/** All sheets, the service's own card last. */
export const allSheets = (): Sheet[] => [...Object.entries(MOTIFS).flatMap(sheetsOf), cardOf('asteria', framed(site()))]

export const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')
