import { createElement as h, type ReactNode } from 'react'
import { CardMark, CardPaper } from './card-paper.ts'

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
  const small = { x: CARD_MIDDLE, textAnchor: 'middle' as const, fill: 'var(--ink-2)', fontFamily: 'var(--font-ui)' }
  return h(
    CardPaper,
    { width: CARD_WIDTH, height, rules: [40, 52] },
    h('text', { ...small, y: 150, fontSize: 36 }, label),
    children,
    h(CardMark, { x: left, y: foot - MARK + 12, side: MARK }),
    h('text', { x: left + MARK + 22, y: foot, fontSize: 56, fontWeight: 300, fill: 'var(--ink)' }, 'Asteria'),
    h('text', { ...small, y: foot + 58, fontSize: 28 }, site),
  )
}
