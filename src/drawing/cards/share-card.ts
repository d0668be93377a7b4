import { createElement as h, Fragment } from 'react'
import type { ChartPoint } from '#astro/charts/chart.ts'
import { GLYPH_BOX, GLYPH_PATHS, signName, type GlyphName } from '../glyphs/glyph-paths.ts'
import { MoonDisc } from '../phase/moon-disc.ts'
import type { WheelChart } from '../wheel/lay-wheel.ts'
import { Wheel } from '../wheel/wheel.ts'
import { CARD_MIDDLE, CARD_WIDTH, CardFrame, roomOf } from './card-frame.ts'
import { textWidth, wrapText } from '../report-diagrams/text-width.ts'

/** What words are set in: the lines, their size, and from line to line, in pixels. */
interface LaidWords {
  lines: readonly string[]
  fontSize: number
  leading: number
}

const LARGEST = 88
const SMALLEST = 40
const STEP = 4
const LEADING = 1.32

/** By the widths of Golos Text: Literata in its light weight is a little narrower. */
const fits = (line: string, width: number, fontSize: number) => textWidth(line, fontSize) <= width

/** Words as large as a box allows, in as few lines of nearly one length. */
export function layWords(text: string, { width, height }: { width: number; height: number }): LaidWords {
  let fontSize = LARGEST
  while (fontSize > SMALLEST && wrapText(text, { width, fontSize }).length * fontSize * LEADING > height)
    fontSize -= STEP
  const lines = wrapText(text, { width, fontSize })
  let narrow = width
  while (narrow > width / 2) {
    const next = wrapText(text, { width: narrow - fontSize / 4, fontSize })
    if (next.length > lines.length || next.some((line) => !fits(line, width, fontSize))) break
    narrow -= fontSize / 4
  }
  return { lines: wrapText(text, { width: narrow, fontSize }), fontSize, leading: fontSize * LEADING }
}

/** What a card shows. */
export type CardBody =
  /** Without a Moon where the words aren't a day's. */
  | { kind: 'words'; text: string; moon: { illuminatedFraction: number; waxing: boolean } | null }
  /** Points in their signs, each with that in words. */
  | { kind: 'points'; points: readonly { point: ChartPoint; sign: number; text: string }[] }
  | { kind: 'wheel'; chart: WheelChart }

interface ShareCardProps {
  /** Pixels; the width is 1080. */
  height: number
  label: string
  site: string
  body: CardBody
}

/** A picture that somebody sends to others. */
export function ShareCard({ body, ...frame }: ShareCardProps) {
  const room = roomOf(frame.height)
  switch (body.kind) {
    case 'words':
      return h(CardFrame, frame, h(Words, { ...body, ...room }))
    case 'points':
      return h(CardFrame, frame, h(Points, { ...body, ...room }))
    case 'wheel':
      return h(CardFrame, frame, h(InWheel, { ...body, ...room }))
  }
}

/** Heights between which something stands. */
interface Room {
  top: number
  bottom: number
}

const large = { x: CARD_MIDDLE, fontWeight: 300, textAnchor: 'middle' as const, fill: 'var(--ink)' }

const MOON = 120
/** Between the Moon and the words. */
const GAP = 80
const TEXT_WIDTH = 820

/** A dotted line across a card. */
const dottedAt = (y: number) =>
  h('path', {
    d: `M140 ${y}H${CARD_WIDTH - 140}`,
    stroke: 'var(--accent)',
    strokeWidth: 4,
    strokeLinecap: 'round',
    strokeDasharray: '0.1 18',
  })

/** The Moon of the day on its dotted path, and words below it; without a Moon, the words between two such paths. */
function Words({ text, moon, top, bottom }: Extract<CardBody, { kind: 'words' }> & Room) {
  const above = moon ? 2 * MOON + GAP : GAP
  const below = moon ? 0 : GAP
  const { lines, fontSize, leading } = layWords(text, { width: TEXT_WIDTH, height: bottom - top - above - below })
  const start = top + (bottom - top - above - below - lines.length * leading) / 2
  return h(
    Fragment,
    null,
    dottedAt(moon ? start + MOON : start),
    moon
      ? h(MoonDisc, { centre: { x: CARD_MIDDLE, y: start + MOON }, radius: MOON, ...moon })
      : dottedAt(start + above + lines.length * leading + below),
    lines.map((line, i) =>
      h('text', { ...large, key: line, y: start + above + fontSize + i * leading, fontSize }, line),
    ),
  )
}

const ROW = 260
const GLYPH = 110

/** Points and their signs, one under the other. */
function Points({ points, top, bottom }: Extract<CardBody, { kind: 'points' }> & Room) {
  const start = (top + bottom - points.length * ROW) / 2
  return points.map(({ point, sign, text }, i) => {
    const y = start + i * ROW
    const rule = { d: `M340 ${y}H${CARD_WIDTH - 340}`, stroke: 'var(--rule)', strokeWidth: 2 }
    return h(
      'g',
      { key: point },
      i > 0 && h('path', rule),
      h(Glyph, { name: point, x: CARD_MIDDLE - GLYPH - 24, y: y + 34, ink: 'var(--ink)' }),
      h(Glyph, { name: signName(sign), x: CARD_MIDDLE + 24, y: y + 34, ink: 'var(--sky)' }),
      h('text', { ...large, y: y + 34 + GLYPH + 76, fontSize: 58 }, text),
    )
  })
}

const Glyph = ({ name, x, y, ink }: { name: GlyphName; x: number; y: number; ink: string }) =>
  h('path', {
    d: GLYPH_PATHS[name],
    transform: `translate(${x} ${y}) scale(${GLYPH / GLYPH_BOX})`,
    fill: 'none',
    stroke: ink,
    strokeWidth: 1.1,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  })

const WHEEL = 920

const InWheel = ({ chart, top, bottom }: Extract<CardBody, { kind: 'wheel' }> & Room) =>
  h(
    'svg',
    { x: (CARD_WIDTH - WHEEL) / 2, y: (top + bottom - WHEEL) / 2, width: WHEEL, height: WHEEL },
    h(Wheel, { chart, size: 680 }),
  )
