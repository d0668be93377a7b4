import { mkdir } from 'node:fs/promises'
import sharp from 'sharp'
import { markSvg } from '#drawing/ornament/mark-path.ts'

/** The icons of the installed product, drawn from the mark: run after the mark changes. */
const FOLDER = 'src/web/public/icons'
const PAPER = '#FAF6EE'
const OCHRE = '#8A5A1F'

/** The mark at `share` of a square sheet; what platforms cut to a circle keeps to the inner four fifths. */
const ICONS = [
  { file: '192', size: 192, share: 0.8 },
  { file: '512', size: 512, share: 0.8 },
  { file: 'maskable', size: 512, share: 0.56 },
  { file: 'apple', size: 180, share: 0.72 },
]

await mkdir(FOLDER, { recursive: true })
for (const { file, size, share } of ICONS) {
  const side = Math.round(size * share)
  const mark = await sharp(Buffer.from(markSvg({ size: side, colour: OCHRE }))).toBuffer()
  await sharp({ create: { width: size, height: size, channels: 3, background: PAPER } })
    .composite([{ input: mark, gravity: 'centre' }])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(`${FOLDER}/${file}.png`)
}
