import { PICTURE_BYTES } from '#contract/picture.ts'
import { AppError } from '../app-error.ts'
import type { Services } from '../services.ts'
import { MAX_PIXELS } from './pictures.ts'
import { pictureSize } from './picture-size.ts'

/** Seconds until a crowd before the one process is likely gone. */
const RETRY_AFTER_SECONDS = 10

/**
 * A picture that somebody sent, as a small square WebP: drawn anew, so that nothing but its pixels is left of the file. One
 * that would be too large is refused by what its header says, before anything decodes it.
 * @throws {AppError} too_large; unsupported_media for anything but a JPEG or PNG that can be read, beside `field`; unavailable
 * while too many pictures wait.
 */
export async function makePicture(
  { pictures, log }: Pick<Services, 'pictures' | 'log'>,
  file: File,
  { side, field }: { side: number; field: string },
): Promise<Uint8Array> {
  if (file.size > PICTURE_BYTES)
    throw new AppError('too_large', { message: 'avatar_large', errors: { [field]: 'avatar_large' } })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const size = pictureSize(bytes)
  if (!size) throw unreadable(field)
  if (size.width * size.height > MAX_PIXELS)
    throw new AppError('too_large', { message: 'avatar_pixels', errors: { [field]: 'avatar_pixels' } })
  if (pictures.isBusy()) throw new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  try {
    return await pictures.redraw({ bytes, width: side, height: side })
  } catch (cause) {
    log.warn('a picture was not drawn', { ...size, bytes: bytes.length, error: cause })
    throw unreadable(field, cause)
  }
}

const unreadable = (field: string, cause?: unknown) =>
  new AppError('unsupported_media', { message: 'avatar_unreadable', errors: { [field]: 'avatar_unreadable' }, cause })
