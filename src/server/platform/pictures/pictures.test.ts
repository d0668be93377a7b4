import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { interlacedPng } from '#test/interlaced-png.ts'
import { createLog } from '../log.ts'
import { makePicture, pictureSize } from './make-picture.ts'
import { createPictures, type Pictures } from './pictures.ts'

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#884422' } }).withExif({
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 45/1 21/1' },
  })
const bytesOf = async (image: Sharp) => new Uint8Array(await image.toBuffer())

describe('the size of a picture', () => {
  it('is read from the header of PNG and JPEG, plain and progressive, behind metadata', async () => {
    const size = { width: 61, height: 43 }
    expect(pictureSize(await bytesOf(drawn(61, 43).png()))).toEqual(size)
    expect(pictureSize(await bytesOf(drawn(61, 43).jpeg()))).toEqual(size)
    expect(pictureSize(await bytesOf(drawn(61, 43).jpeg({ progressive: true })))).toEqual(size)
  })

  it('is none of other files, and of files that end early, wherever they end', async () => {
    expect(pictureSize(await bytesOf(drawn(9, 9).gif()))).toBeNull()
    expect(pictureSize(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeNull()
    const jpeg = await bytesOf(drawn(61, 43).jpeg())
    for (let end = 0; end < 160; end++) expect(pictureSize(jpeg.subarray(0, end))).toBeNull()
  })
})

describe('a picture of 10,000 by 10,000, 16 bits deep and interlaced', () => {
  it('is refused by its header: no process is begun, and nothing of its size is in memory', async () => {
    const bytes = await interlacedPng(10_000, 10_000)
    expect(bytes.length).toBeLessThan(1_250_000)
    const pictures: Pictures = {
      isBusy: () => false,
      redraw: () => Promise.reject(new Error('it was decoded')),
      draw: () => Promise.reject(new Error('it was drawn')),
    }
    const before = process.memoryUsage.rss()
    const made = makePicture({ pictures, log: createLog('error', () => {}) }, new File([bytes], 'me.png'), {
      side: 160,
      field: 'avatar',
    })
    await expect(made).rejects.toMatchObject({ reason: 'too_large', errors: { avatar: { key: 'avatar_pixels' } } })
    expect(process.memoryUsage.rss() - before).toBeLessThan(50_000_000)
  })
})

describe('the process of a picture', () => {
  const order = { width: 160, height: 160 }

  it('draws a photograph anew, without what it carried', async () => {
    const picture = await createPictures().redraw({ ...order, bytes: await bytesOf(drawn(640, 480).jpeg()) })
    const { format, width, height, exif } = await sharp(picture).metadata()
    expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 160, height: 160, exif: undefined })
  })

  it('draws the largest picture allowed, and dies of it alone where its memory is less', async () => {
    const bytes = await interlacedPng(5000, 5000)
    const before = process.memoryUsage.rss()
    expect((await createPictures().redraw({ ...order, bytes })).length).toBeGreaterThan(20)
    expect(process.memoryUsage.rss() - before).toBeLessThan(50_000_000)
    const poor = createPictures({ memoryMb: 700 })
    if (process.platform === 'linux')
      await expect(poor.redraw({ ...order, bytes })).rejects.toThrow(/memory|ended|thread/)
  })

  it('is ended when it takes too long, and the next one has its own', async () => {
    const bytes = await bytesOf(drawn(64, 64).png())
    await expect(createPictures({ ms: 1 }).redraw({ ...order, bytes })).rejects.toThrow(/SIGKILL/)
    const pictures = createPictures()
    await expect(pictures.redraw({ ...order, bytes: new Uint8Array(40) })).rejects.toThrow(/format/)
    expect((await pictures.redraw({ ...order, bytes })).length).toBeGreaterThan(20)
  })

  it('takes one after the other, and no more than may wait', async () => {
    const bytes = await bytesOf(drawn(64, 64).png())
    const pictures = createPictures({ waiting: 2 })
    const two = [pictures.redraw({ ...order, bytes }), pictures.redraw({ ...order, bytes })]
    expect(pictures.isBusy()).toBe(true)
    await Promise.all(two)
    await Promise.resolve()
    expect(pictures.isBusy()).toBe(false)
  })
})
