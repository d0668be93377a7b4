import { createElement as h, type ReactNode } from 'react'
import { MARK_PATH } from '../ornament/mark-path.ts'

interface CardPaperProps {
  width: number
  height: number
  /** How far the outer and the inner line of the double rule stand from the edge. */
  rules: readonly [outer: number, inner: number]
  children?: ReactNode
}

/** A card's paper with its double rule. */
export function CardPaper({ width, height, rules: [outer, inner], children }: CardPaperProps) {
  const rule = (inset: number, strokeWidth: number) =>
    h('rect', {
      x: inset,
      y: inset,
      width: width - 2 * inset,
      height: height - 2 * inset,
      fill: 'none',
      stroke: 'var(--ink)',
      strokeWidth,
    })
  return h(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, fontFamily: 'inherit' },
    h('rect', { width, height, fill: 'var(--paper)' }),
    rule(outer, 3),
    rule(inner, 1),
    children,
  )
}

/** The product's mark in a square, whose top left corner and side are given. */
export const CardMark = ({ x, y, side }: { x: number; y: number; side: number }) =>
  h('path', {
    d: MARK_PATH,
    transform: `translate(${x} ${y}) scale(${side / 24})`,
    fill: 'none',
    stroke: 'var(--accent)',
    strokeWidth: 1.2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  })
