import { once } from 'node:events'
import { crc32, createDeflate } from 'node:zlib'

/** Adam7: where each pass begins and how far its pixels lie apart, across and down. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const
const BYTES_PER_PIXEL = 8
const PART = 1 << 20

function chunk(type: string, data: Uint8Array): Buffer {
  const whole = Buffer.alloc(12 + data.length)
  whole.writeUInt32BE(data.length, 0)
  whole.write(type, 4, 'latin1')
  whole.set(data, 8)
  whole.writeUInt32BE(crc32(whole.subarray(4, 8 + data.length)), 8 + data.length)
  return whole
}

/** Zeros of that length, deflated a part at a time: nothing of that size is ever in memory. */
async function deflatedZeros(length: number): Promise<Buffer> {
  const deflate = createDeflate({ level: 9 })
  const parts: Buffer[] = []
  deflate.on('data', (part: Buffer) => parts.push(part))
  const zeros = new Uint8Array(PART)
  for (let left = length; left > 0; left -= PART)
    if (!deflate.write(zeros.subarray(0, Math.min(left, PART)))) await once(deflate, 'drain')
  deflate.end()
  await once(deflate, 'end')
  return Buffer.concat(parts)
}

/** A whole, valid PNG of transparent black: 16 bits a channel, interlaced, so that a reader must hold all of it. */
export async function interlacedPng(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([16, 6, 0, 0, 1], 8)
  const bytes = PASSES.reduce((sum, [x, y, dx, dy]) => {
    const [across, down] = [Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)]
    return across > 0 && down > 0 ? sum + down * (1 + across * BYTES_PER_PIXEL) : sum
  }, 0)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = await deflatedZeros(bytes)
  const parts = [signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', new Uint8Array())]
  return new Uint8Array(Buffer.concat(parts))
}
