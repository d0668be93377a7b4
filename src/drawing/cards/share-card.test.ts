import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { layWords, ShareCard } from './share-card.ts'

const BOX = { width: 820, height: 560 }
const MANTRA = 'I take my time and I say what I mean.'
const LONG =
  'Сегодня разговор, которого вы ждали неделю, начинается сам, и от вас требуется только одно: не перебивать, пока собеседник ищет слова.'

describe('the words of a card', () => {
  it.each([MANTRA, LONG])('%s stays whole and in its box', (text) => {
    const { lines, fontSize, leading } = layWords(text, BOX)
    expect(lines.join(' ')).toBe(text)
    expect(lines.length * leading).toBeLessThanOrEqual(BOX.height)
    expect(fontSize).toBeGreaterThanOrEqual(40)
  })

  it('are larger where there are few', () => {
    expect(layWords(MANTRA, BOX).fontSize).toBeGreaterThan(layWords(LONG, BOX).fontSize)
  })

  it('stand in lines of nearly one length: no word alone on the last', () => {
    const lengths = layWords(MANTRA, BOX).lines.map((line) => line.length)
    expect(Math.min(...lengths)).toBeGreaterThan(Math.max(...lengths) / 2)
  })
})

it('a card says where it comes from, and escapes what it is given', () => {
  const moon = { illuminatedFraction: 0.5, waxing: true }
  const body = { kind: 'words', text: 'a <b> & c', moon } as const
  const svg = renderToStaticMarkup(h(ShareCard, { height: 1350, label: 'Mantra', site: 'asteria.example', body }))
  expect(svg).toContain('viewBox="0 0 1080 1350"')
  expect(svg).toContain('asteria.example')
  expect(svg).toContain('a &lt;b&gt; &amp; c')
})
