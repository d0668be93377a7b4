import sharp from 'sharp'
import type { Palette, Token } from '#drawing/paint/palettes.ts'

/** Steps of each ink between the ground and its full tone: enough for smooth edges, few enough for small files. */
const INKS: readonly (readonly [Token, number])[] = [
  ['--ink', 4],
  ['--accent', 3],
  ['--moon-shade', 2],
]

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** The tones that an illustration is printed in: the ground, and every ink in steps. */
function tonesOf(palette: Palette): number[][] {
  const ground = channels(palette['--surface'])
  const ramps = INKS.flatMap(([token, steps]) => {
    const full = channels(palette[token])
    return Array.from({ length: steps }, (_, i) =>
      ground.map((from, channel) => Math.round(from + (((full[channel] ?? 0) - from) * (i + 1)) / steps)),
    )
  })
  return [ground, ...ramps]
}

/** An SVG as lossless WebP in the tones of its palette: lines stay crisp, and the ground is the page's own to the bit. */
export async function printIllustration(svg: string, palette: Palette): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const nearest = nearestTone(tonesOf(palette))
  for (let at = 0; at < data.length; at += 3) {
    const [r = 0, g = 0, b = 0] = nearest(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
    data[at] = r
    data[at + 1] = g
    data[at + 2] = b
  }
  const { width, height } = info
  return sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer()
}

function nearestTone(tones: readonly number[][]) {
  const known = new Map<number, number[]>()
  return (r: number, g: number, b: number): number[] => {
    const key = (r << 16) | (g << 8) | b
    const found = known.get(key)
    if (found) return found
    const far = ([x = 0, y = 0, z = 0]: number[]) => (x - r) ** 2 + (y - g) ** 2 + (z - b) ** 2
    const best = tones.reduce((nearer, tone) => (far(tone) < far(nearer) ? tone : nearer))
    known.set(key, best)
    return best
  }
}

/** A share card as JPEG, which every network takes. */
export const printCard = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).removeAlpha().jpeg({ quality: 50, mozjpeg: true }).toBuffer()
