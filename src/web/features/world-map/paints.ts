import type { Theme } from '../../ui/theme.ts'

/** The colors of a map, as the page's theme has them. */
export interface Paints {
  sea: string
  land: string
  coast: string
  grid: string
  ink: string
  faint: string
  paper: string
  accent: string
  sky: string
  font: string
}

/** How much of the rules' color is in the land. */
const LAND_SHARE = 0.55

/** The colors that the page has now. Those of a theme stay the same. */
export function readPaints(element: Element, theme: Theme | null): Paints {
  const kept = theme && read.get(theme)
  if (kept) return kept
  const paints = computed(element)
  if (theme) read.set(theme, paints)
  return paints
}

const read = new Map<Theme, Paints>()

function computed(element: Element): Paints {
  const style = getComputedStyle(element)
  const of = (name: string) => style.getPropertyValue(name).trim()
  return {
    sea: of('--surface'),
    land: mixed(of('--surface'), of('--rule'), LAND_SHARE),
    coast: of('--rule-2'),
    grid: of('--rule'),
    ink: of('--ink'),
    faint: of('--ink-2'),
    paper: of('--paper'),
    accent: of('--accent'),
    sky: of('--sky'),
    font: of('--font-ui'),
  }
}

/** Opaque, so that overlapping cells of land show no seam. */
export function mixed(one: string, other: string, share: number): string {
  const parts = [one, other].map((hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)))
  const [from = [], to = []] = parts
  const channels = from.map((channel, i) => Math.round(channel + ((to[i] ?? 0) - channel) * share))
  return `rgb(${channels.join(' ')})`
}
