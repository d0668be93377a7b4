import { createElement as h, type ReactNode } from 'react'
import { CardMark, CardPaper } from './card-paper.ts'
import { layWords } from './share-card.ts'

/** Pixels: what networks show beside a link. */
export const LINK_CARD = { width: 1200, height: 630 } as const

/** Where a card's picture stands: a square at its right. */
const PICTURE = { x: 640, y: 55, side: 520 } as const

const LEFT = 72
const TITLE = { top: 150, width: 520, height: 250 } as const
const MARK = 52

interface LinkCardProps {
  title: string
  /** A line beneath the title. */
  line: string
  /** Where it comes from: the host of the site. */
  site: string
  /** Draws into a square of a side. */
  picture: (side: number) => ReactNode
}

/** The card of a link: what it shows at the left, its picture at the right. */
export function LinkCard({ title, line, site, picture }: LinkCardProps) {
  const { width, height } = LINK_CARD
  const { lines, fontSize, leading } = layWords(title, TITLE)
  const below = TITLE.top + lines.length * leading
  const foot = height - 92
  const ink = { x: LEFT, fill: 'var(--ink)', fontWeight: 300 }
  const small = { fill: 'var(--ink-2)', fontFamily: 'var(--font-ui)', fontSize: 26 }
  return h(
    CardPaper,
    { width, height, rules: [20, 30] },
    lines.map((words, i) =>
      h('text', { ...ink, key: words, y: TITLE.top + fontSize * 0.8 + i * leading, fontSize }, words),
    ),
    h('text', { ...small, x: LEFT, y: below + 44 }, line),
    h(CardMark, { x: LEFT, y: foot - MARK + 10, side: MARK }),
    h('text', { ...ink, x: LEFT + MARK + 18, y: foot, fontSize: 46 }, 'Asteria'),
    h('text', { ...small, x: LEFT + MARK + 200, y: foot }, site),
    h('svg', { x: PICTURE.x, y: PICTURE.y, width: PICTURE.side, height: PICTURE.side }, picture(PICTURE.side)),
  )
}
