import sharp from 'sharp'
import { MAX_PIXELS, type PictureAnswer, type PictureOrder } from './pictures.ts'

/** The process that decodes one picture (`pictures.ts`) and ends. What it knows is one order; it may die of it. */
sharp.cache(false)
sharp.concurrency(1)

async function redraw({ bytes, width, height }: PictureOrder): Promise<PictureAnswer> {
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const drawn = await image.rotate().resize(width, height, { fit: 'cover' }).webp({ quality: 82 }).toBuffer()
    return { picture: new Uint8Array(drawn) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

process.once('message', (order: PictureOrder) => {
  void redraw(order).then((answer) => process.send?.(answer, () => process.disconnect()))
})
// Whoever ordered is gone.
process.on('disconnect', () => process.exit())
