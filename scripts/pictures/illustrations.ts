import { createHash } from 'node:crypto'
import { loadEngraving, printedEngraving } from '#drawing/engravings/load-engraving.ts'
import { DARK, LIGHT, type Palette } from '#drawing/paint/palettes.ts'
import { REPORT_TYPES } from '#product/catalogue/report.ts'
import { shareCardSvg } from './share-card.ts'

/** Widths in pixels; the smaller print is cut a little bolder, or it would go pale. */
const SIZES = [
  { width: 960, suffix: '', bold: 1 },
  { width: 480, suffix: '-480', bold: 1.3 },
]
const THEMES = [
  { suffix: '', palette: LIGHT },
  { suffix: '-dark', palette: DARK },
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
  const pictures = SIZES.flatMap(({ width, suffix: size, bold }) =>
    THEMES.map(({ suffix: theme, palette }) => ({
      path: `img/reports/${name}${theme}${size}.webp`,
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
