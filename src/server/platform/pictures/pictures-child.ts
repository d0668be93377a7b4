import sharp from 'sharp'
import { FONTS } from '../pdf/fonts.ts'
import { MAX_PIXELS, type PictureAnswer, type PictureOrder } from './pictures.ts'

/** The process that draws one picture (`pictures.ts`) and ends. What it knows is one order; it may die of it. */
sharp.cache(false)
sharp.concurrency(1)

const redraw = ({ bytes, width, height }: Extract<PictureOrder, { bytes: Uint8Array }>): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize(width, height, { fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer()

/** A drawing of ours. The fonts that it names are known to the library once a text was set in their files. */
async function draw(svg: string): Promise<Buffer> {
  for (const fontfile of FONTS)
    await sharp({ text: { text: 'a', fontfile } })
      .raw()
      .toBuffer()
  return sharp(Buffer.from(svg), { limitInputPixels: MAX_PIXELS }).png({ compressionLevel: 9 }).toBuffer()
}

async function make(order: PictureOrder): Promise<PictureAnswer> {
  try {
    return { picture: new Uint8Array(await ('svg' in order ? draw(order.svg) : redraw(order))) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

process.once('message', (order: PictureOrder) => {
  void make(order).then((answer) => process.send?.(answer, () => process.disconnect()))
})
// Whoever ordered is gone.
process.on('disconnect', () => process.exit())
