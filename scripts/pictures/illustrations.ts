import { createHash } from 'node:crypto'
import { loadEngraving, printedEngraving } from '#drawing/engravings/load-engraving.ts'
import { DARK, LIGHT, type Palette } from '#drawing/paint/palettes.ts'
import { REPORT_TYPES } from '#product/catalogue/report.ts'
import { shareCardSvg } from './share-card.ts'

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

/** Two sizes in two themes, and the card for networks. */
function sheetsOf(name: string): Sheet[] {
  const engraving = load(name)
  const pictures = PRINTS.flatMap(({ width, mark, bold }) =>
    PAPERS.map(({ mark: paper, palette }) => ({
      path: `img/reports/${name}${paper}${mark}.webp`,
      kind: 'picture' as const,
      palette,
      svg: printedEngraving(engraving, { palette, width, bold }),
    })),
  )
  return [...pictures, cardOf(name)]
}

const cardOf = (name: string): Sheet => ({
  path: `img/og/${name}.jpg`,
  kind: 'card',
  palette: LIGHT,
  svg: shareCardSvg(load(name), load('share-card'), LIGHT),
})

function load(name: string): string {
  const engraving = loadEngraving(name)
  if (engraving === null) throw new Error(`there is no src/drawing/engravings/${name}.svg`)
  return engraving
}

/** All sheets, the service's own card last. */
export const allSheets = (): Sheet[] => [...REPORT_TYPES.flatMap(sheetsOf), cardOf('asteria')]

export const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')
