import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { markSvg } from '#drawing/ornament/mark-path.ts'

/** The icons of the installed product, drawn from the mark: run after the mark changes. */
const FOLDER = 'src/web/public/icons'
const LIGHT = '#FAF6EE'
const OCHRE = '#8A5A1F'

/** The mark at `share` of a square sheet; what platforms cut to a circle keeps to the inner four fifths. */
const ICONS = [
  { file: '192', size: 192, share: 0.8 },
  { file: '512', size: 512, share: 0.8 },
  { file: 'maskable', size: 512, share: 0.56 },
  { file: 'apple', size: 180, share: 0.72 },
]

async function draw(size: number, share: number): Promise<Buffer> {
  const side = Math.round(size * share)
  const mark = await sharp(Buffer.from(markSvg({ size: side, colour: OCHRE }))).toBuffer()
  return sharp({ create: { width: size, height: size, channels: 3, background: LIGHT } })
    .composite([{ input: mark, gravity: 'centre' }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}

/** An .ico of one PNG: six bytes that say so, sixteen that say where it is, and the picture. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

await mkdir(FOLDER, { recursive: true })
for (const { file, size, share } of ICONS) await writeFile(`${FOLDER}/${file}.png`, await draw(size, share))
// What programs ask for that read no page, such as feed readers and search engines.
await writeFile('src/web/public/favicon.ico', ico(await draw(32, 0.94), 32))
