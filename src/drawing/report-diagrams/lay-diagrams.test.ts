import { describe, expect, it } from 'vitest'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { planetaryLines } from '#astro/charts/planetary-lines.ts'
import { isWithin } from '../geometry/is-within.ts'
import { randomCharts, randomFrom } from '../wheel/test-charts.ts'
import { coastOutlines } from './map-diagram.ts'
import { layBars } from './bars-diagram.ts'
import { layCurve, layFlags } from './curve-diagram.ts'
import { dialDirection, layDial } from './dial-diagram.ts'
import { layMap, MARK_WIDTH } from './lay-map.ts'
import { layRadar } from './radar-diagram.ts'
import { layTimeline } from './timeline-diagram.ts'
import { textWidth, wrapText } from './text-width.ts'

const near = (value: number | undefined, expected: number) => expect(value).toBeCloseTo(expected, 3)

describe('wrapText', () => {
  it('keeps every line within the width and every letter of the text', () => {
    const text = 'Сколько времени нужно провести в одиночестве, чтобы снова хотелось к людям'
    for (const width of [60, 90, 140, 300]) {
      const lines = wrapText(text, { width, fontSize: 13 })
      for (const line of lines) expect(textWidth(line, 13)).toBeLessThanOrEqual(width)
      expect(lines.join(' ').replaceAll('- ', '')).toBe(text)
    }
  })
})

describe('layBars', () => {
  it('draws values as shares of the track', () => {
    const { bars } = layBars(
      [
        { label: 'A', value: 5, note: '5' },
        { label: 'B', value: 0, note: '0' },
        { label: 'C', value: 10, note: '10' },
      ],
      10,
      600,
    )
    const [half, none, full] = bars
    near(half?.end, ((half?.from ?? 0) + (half?.to ?? 0)) / 2)
    near(none?.end, none?.from ?? NaN)
    near(full?.end, full?.to ?? NaN)
  })
})

describe('layTimeline', () => {
  const row = (...spans: [number, number][]) => ({
    label: 'Saturn',
    spans: spans.map(([from, to]) => ({ fromJdUt: from, toJdUt: to, exactJdUt: [], nature: 'tense' as const })),
  })

  it('puts a quarter of the time at a quarter of the axis and parts spans that overlap', () => {
    // The axis of 350 px runs from 5 to 345.
    const { rows } = layTimeline(
      { fromJdUt: 0, toJdUt: 100, ticks: [], rows: [row([25, 75], [50, 90], [76.5, 80])] },
      350,
    )
    const [first, second, third] = rows[0]?.spans ?? []
    near(first?.from, 90)
    near(first?.to, 260)
    near(second?.from, 175)
    expect(second?.y).toBeGreaterThan(first?.y ?? NaN)
    expect(third?.y).toBe(first?.y)
  })

  it('leaves out the words of a mark that has no room, never the mark', () => {
    const ticks = Array.from({ length: 12 }, (_, month) => ({ jdUt: month * 30, label: 'нояб.' }))
    const { ticks: laid } = layTimeline({ fromJdUt: 0, toJdUt: 360, ticks, rows: [] }, 350)
    expect(laid).toHaveLength(12)
    const worded = laid.filter(({ label }) => label !== null)
    expect(worded.length).toBeGreaterThan(4)
    worded.forEach(({ x }, i) => {
      const next = worded[i + 1]
      if (next) expect(next.x - x).toBeGreaterThan(textWidth('нояб.', 11.5))
    })
  })
})

describe('layFlags', () => {
  it('lets no words cover a staff or other words, for 200 random rows', () => {
    const random = randomFrom(3)
    for (let run = 0; run < 200; run++) {
      const flags = Array.from({ length: 12 }, () => ({ x: random() * 300, label: 'x'.repeat(1 + random() * 12) }))
      const laid = layFlags(flags, (label) => label.length * 7)
      for (const flag of laid)
        for (const other of laid) {
          if (flag === other) continue
          const covers = other.x >= flag.x && other.x < flag.x + flag.label.length * 7
          // A staff rises to its own words: what it passes on the way must not lie there.
          if (covers) expect(other.lane).toBeLessThan(flag.lane)
        }
    }
  })
})

describe('layCurve', () => {
  it('stands a mark on the curve between two points, and lists the words that have no room', () => {
    const curve = {
      fromJdUt: 0,
      toJdUt: 10,
      ticks: [],
      points: [
        { jdUt: 0, value: 0 },
        { jdUt: 10, value: 100 },
      ],
      marks: [{ jdUt: 2.5, label: 'new moon' }],
    }
    const { marks, top, bottom, left, right, key } = layCurve(curve, 600)
    near(marks[0]?.at.x, left + (right - left) / 4)
    near(marks[0]?.at.y, bottom - (bottom - top) / 4)
    expect(key).toBeNull()
    const crowded = {
      ...curve,
      marks: Array.from({ length: 9 }, (_, i) => ({ jdUt: 5 + i / 2, label: `a long name ${i}` })),
    }
    expect(layCurve(crowded, 350).key?.entries).toHaveLength(9)
  })
})

describe('layRadar', () => {
  it('counts from the top clockwise', () => {
    const axes = ['A', 'B', 'C', 'D'].map((label, i) => ({ label, value: i === 1 ? 50 : 100 }))
    const { centre, radius, axes: laid } = layRadar(axes, 400)
    near(laid[0]?.at.x, centre.x)
    near(laid[0]?.at.y, centre.y - radius)
    near(laid[1]?.at.x, centre.x + radius / 2)
    near(laid[2]?.at.y, centre.y + radius)
  })
})

describe('layDial', () => {
  it('runs a quarter of the zodiac round the circle, counterclockwise from the top', () => {
    // 0° of a cardinal sign at the top; 22°30′ at the left; 0° fixed a third on; 15° of a fixed sign at the bottom.
    near(dialDirection(0), 90)
    near(dialDirection(112.5), 180)
    near(dialDirection(210), 210)
    near(dialDirection(315), 270)
  })

  it('parts all glyphs and keeps them inside, for random charts at two sizes', () => {
    for (const [i, chart] of randomCharts().entries()) {
      const width = i % 2 ? 340 : 460
      const points = chart.placements.map(({ body, longitudeDeg }) => ({ point: body, longitudeDeg }))
      const { points: laid, glyphSize } = layDial({ points, axes: [] }, width)
      for (const [j, { glyph }] of laid.entries()) {
        expect(Math.min(glyph.x, glyph.y) - glyphSize / 2).toBeGreaterThan(0)
        expect(Math.max(glyph.x, glyph.y) + glyphSize / 2).toBeLessThan(width)
        for (const { glyph: other } of laid.slice(j + 1))
          expect(Math.max(Math.abs(glyph.x - other.x), Math.abs(glyph.y - other.y))).toBeGreaterThan(glyphSize * 0.99)
      }
    }
  })
})

describe('layMap', () => {
  const place = (name: string, latitudeDeg: number, longitudeDeg: number) => {
    return { name, latitudeDeg, longitudeDeg, isBirth: false }
  }

  it('stands Greenwich on the equator in the middle, and breaks a line at the 180th meridian', () => {
    const track = [-40, 0, 40].map((latitudeDeg, i) => ({ latitudeDeg, longitudeDeg: [170, -170, -150][i] ?? 0 }))
    const { places, lines, left, right, top, scale } = layMap(
      { places: [place('0', 0, 0)], lines: [{ planet: 'sun', angle: 'asc', points: track }] },
      722,
    )
    near(places[0]?.at.x, 361)
    near(places[0]?.at.y, top + 156)
    expect(scale).toBe(2)
    // This one never comes down to the lower edge, where it would be marked.
    expect(lines).toHaveLength(0)
    // It comes over 58° south at 161° east.
    const { lines: through } = layMap(
      {
        places: [],
        lines: [{ planet: 'sun', angle: 'asc', points: [{ latitudeDeg: -80, longitudeDeg: 150 }, ...track] }],
      },
      722,
    )
    expect(through[0]?.pieces.map((piece) => [piece[0]?.x, piece.at(-1)?.x])).toEqual([
      [expect.closeTo(left + 682, 5), right],
      [left, expect.closeTo(left + 60, 5)],
    ])
  })

  it('keeps names apart and inside, and marks of all forty lines apart, for 60 random maps', () => {
    const random = randomFrom(11)
    const sky = loadEphemeris()
    for (let run = 0; run < 60; run++) {
      const width = run % 2 ? 350 : 680
      // Half of the places crowd in one corner of Europe.
      const places = Array.from({ length: 10 }, (_, i) =>
        i % 2
          ? place(`Город ${i}`, 45 + random() * 8, 5 + random() * 20)
          : place('Santiago', -50 + random() * 115, -180 + random() * 360),
      )
      const lines = planetaryLines(sky, { jdUt: 2_430_000 + random() * 30_000 })
      const laid = layMap({ lines, places }, width)
      for (const [j, one] of laid.places.entries()) {
        expect(one.labelX).toBeGreaterThan(laid.left)
        expect(one.labelX + one.width).toBeLessThan(laid.right)
        for (const other of laid.places.slice(j + 1)) {
          const apart =
            Math.abs(one.labelY - other.labelY) >= 16.99 ||
            one.labelX >= other.labelX + other.width ||
            other.labelX >= one.labelX + one.width
          expect(apart).toBe(true)
        }
      }
      expect(laid.lines).toHaveLength(40)
      for (const [j, { mark }] of laid.lines.entries())
        for (const { mark: other } of laid.lines.slice(j + 1))
          if (mark.y === other.y) expect(Math.abs(mark.x - other.x)).toBeGreaterThan(MARK_WIDTH - 0.01)
    }
  })
})

describe('coastOutlines', () => {
  const onLand = (longitudeDeg: number, latitudeDeg: number) =>
    isWithin(
      { x: longitudeDeg, y: latitudeDeg },
      coastOutlines(-58).map((outline) => outline.map(([x, y]) => ({ x, y }))),
    )

  it.each([
    ['Moscow', 37.6, 55.75, true],
    ['Denver', -105, 39.7, true],
    ['Nairobi', 36.8, -1.3, true],
    ['Alice Springs', 133.9, -23.7, true],
    ['Anadyr upland', 175, 67, true],
    ['Chukotka beyond 180°', -176, 66.5, true],
    ['the North Atlantic', -40, 40, false],
    ['the Black Sea', 34, 43, false],
    ['the Pacific', -150, 0, false],
    ['the Arctic Ocean', 0, 80, false],
  ])('%s', (_, longitudeDeg, latitudeDeg, expected) => {
    expect(onLand(longitudeDeg, latitudeDeg)).toBe(expected)
  })
})
