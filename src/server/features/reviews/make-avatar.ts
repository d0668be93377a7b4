import sharp from 'sharp'
import { AppError } from '../../platform/app-error.ts'
import { AVATAR_BYTES } from '#contract/reviews.ts'

/** The width and height of what is kept, in pixels. */
const SIDE = 160
/** More pixels than any camera makes: a small file may unfold into a huge picture. */
const MAX_PIXELS = 100_000_000
const ACCEPTED = ['jpeg', 'png']

/**
 * A picture of a person as a small square WebP: drawn anew, so that nothing but its pixels is left of the file.
 * @throws {AppError} too_large, or unsupported_media for anything but a JPEG or PNG that can be read.
 */
export async function makeAvatar(file: File): Promise<Uint8Array> {
  if (file.size > AVATAR_BYTES)
    throw new AppError('too_large', { message: 'avatar_large', errors: { avatar: 'avatar_large' } })
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const { format } = await image.metadata()
    if (!ACCEPTED.includes(format)) throw new Error(`a picture of format ${format}`)
    return await image.rotate().resize(SIDE, SIDE, { fit: 'cover' }).webp({ quality: 82 }).toBuffer()
  } catch (cause) {
    throw new AppError('unsupported_media', {
      message: 'avatar_unreadable',
      errors: { avatar: 'avatar_unreadable' },
      cause,
    })
  }
}
