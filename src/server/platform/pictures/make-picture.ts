import { PICTURE_BYTES } from '#contract/picture.ts'
import { AppError } from '../app-error.ts'
import type { Services } from '../services.ts'
import { MAX_PIXELS } from './pictures.ts'

interface PictureSize {
  width: number
  height: number
}

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** PNG, third edition, 11.2.1: IHDR is the first chunk, so that width and height stand at fixed places. */
function pngSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const isHeader = bytes.length >= 24 && view.getUint32(12) === 0x49484452
  return isHeader ? { width: view.getUint32(16), height: view.getUint32(20) } : null
}

/** Start of frame: all of C0 to CF but the tables DHT (C4), JPG (C8) and DAC (CC). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** TEM and RST0 to RST7 have no length and no body. */
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

/** ITU-T T.81, annex B: segments with their lengths, up to the frame. */
function jpegSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 2
  while (at + 9 <= bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (standsAlone(marker)) at += 2
    else if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    // Start of scan or end of the image: there was no frame before.
    else if (marker === 0xda || marker === 0xd9) return null
    else at += 2 + view.getUint16(at + 2)
  }
  return null
}

/** How large a JPEG or PNG says that it is, read from its first bytes alone; null for anything else. */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  if (PNG_SIGNATURE.every((byte, i) => bytes[i] === byte)) return pngSize(bytes)
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegSize(bytes)
  return null
}

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
