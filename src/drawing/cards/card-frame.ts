import { createElement as h, type ReactNode } from 'react'
import { MARK_PATH } from '../ornament/mark-path.ts'

/** Pixels. */
export const CARD_WIDTH = 1080
export const CARD_MIDDLE = CARD_WIDTH / 2

/** Between which heights a card's own picture stands. */
export const roomOf = (height: number) => ({ top: 210, bottom: height - 250 })

interface CardFrameProps {
  height: number
  /** What it is, above. */
  label: string
  /** Where it comes from, below: the host of the site. */
  site: string
  children?: ReactNode
}

const MARK = 60
/** Of the mark and the name beside it, so that both stand in the middle. */
const SIGNATURE = 276

/** A card's paper with its double rule, what stands above, and whose it is below. */
export function CardFrame({ height, label, site, children }: CardFrameProps) {
  const foot = height - 150
  const left = CARD_MIDDLE - SIGNATURE / 2
  const border = (inset: number, strokeWidth: number) =>
    h('rect', {
      x: inset,
      y: inset,
      width: CARD_WIDTH - 2 * inset,
      height: height - 2 * inset,
      fill: 'none',
      stroke: 'var(--ink)',
      strokeWidth,
    })
  const small = { x: CARD_MIDDLE, textAnchor: 'middle' as const, fill: 'var(--ink-2)', fontFamily: 'var(--font-ui)' }
  return h(
    'svg',
    { viewBox: `0 0 ${CARD_WIDTH} ${height}`, fontFamily: 'inherit' },
    h('rect', { width: CARD_WIDTH, height, fill: 'var(--paper)' }),
    border(40, 3),
    border(52, 1),
    h('text', { ...small, y: 150, fontSize: 36 }, label),
    children,
    h('path', {
      d: MARK_PATH,
      transform: `translate(${left} ${foot - MARK + 12}) scale(${MARK / 24})`,
      fill: 'none',
      stroke: 'var(--accent)',
      strokeWidth: 1.2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    }),
    h('text', { x: left + MARK + 22, y: foot, fontSize: 56, fontWeight: 300, fill: 'var(--ink)' }, 'Asteria'),
    h('text', { ...small, y: foot + 58, fontSize: 28 }, site),
  )
}
