import { createElement as h, type ReactNode } from 'react'
import { round3 } from '../geometry/polar.ts'

/** What a diagram is drawn for. */
export interface DiagramView {
  /** The width in CSS pixels it will be shown at, 280–1200: type, rows and detail are laid out for it. */
  width: number
  /** The whole picture in words, for screen readers. */
  label: string
  className?: string
}

/** Font sizes of labels and of what stands at scales, CSS pixels. */
export const LABEL = 13
export const SMALL = 11.5
/** From one line of labels to the next. */
export const LINE = 17

/** The drawing's own `<svg>`: it fills its container's width, and its units are CSS pixels at `width`. */
export function frame({ width, label, className }: DiagramView, height: number, ...children: ReactNode[]) {
  return h(
    'svg',
    {
      className,
      viewBox: `0 0 ${width} ${round3(height)}`,
      width: '100%',
      role: 'img',
      'aria-label': label,
      fontFamily: 'var(--font-ui)',
      fill: 'none',
    },
    ...children,
  )
}

interface TextAt {
  x: number
  /** Of the middle of the line. */
  y: number
  size?: number
  colour?: string
  anchor?: 'start' | 'middle' | 'end'
  /** Paint laid around the letters, so that lines behind them keep off. */
  halo?: boolean
}

/** One line of text, or a column of lines whose first stands at `y`. */
export function lettering(lines: string | readonly string[], at: TextAt): ReactNode {
  const { x, y, size = LABEL, colour = 'var(--ink)', anchor = 'start', halo = false } = at
  const round = { stroke: 'var(--paper)', strokeWidth: 3, strokeLinejoin: 'round', paintOrder: 'stroke' } as const
  return (typeof lines === 'string' ? [lines] : lines).map((line, i) =>
    h(
      'text',
      {
        key: `${x} ${y} ${i}`,
        x: round3(x),
        y: round3(y + i * LINE),
        dy: '0.35em',
        fontSize: size,
        fill: colour,
        textAnchor: anchor === 'start' ? undefined : anchor,
        ...(halo && round),
      },
      line,
    ),
  )
}
