import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Of one picture: a camera's, and less than a small file may be made to unfold into. */
export const MAX_PIXELS = 25_000_000

/** What the process of a picture is sent, and what it sends back. */
export type PictureOrder = RedrawOrder | { svg: string }
interface RedrawOrder {
  bytes: Uint8Array
  width: number
  height: number
}
export type PictureAnswer = { picture: Uint8Array } | { error: string }

/** Draws pictures, outside this process. */
export interface Pictures {
  /**
   * A JPEG or PNG as a WebP of this width and height in pixels, with nothing left of the file but its pixels.
   * @throws Error when it can't be read, or takes too much memory or time
   */
  redraw(order: RedrawOrder): Promise<Uint8Array>
  /**
   * A drawing of ours as a PNG of its own size, its texts in the fonts of the site.
   * @throws Error when it takes too much memory or time
   */
  draw(svg: string): Promise<Uint8Array>
  /** Whether too many wait to take another one. */
  isBusy(): boolean
}

export interface PictureLimits {
  /** What the process may map for writing: 512 MB that V8 reserves for code and does not use, itself, and the picture. */
  memoryMb: number
  ms: number
  waiting: number
}

const LIMITS: PictureLimits = { memoryMb: 960, ms: 20_000, waiting: 8 }
const WORK = fileURLToPath(new URL('pictures-child.ts', import.meta.url))

/** Linux holds a process to its data limit; a shell sets it, for Node.js can't. Elsewhere time alone is limited. */
function begin(memoryMb: number): ChildProcess {
  const options: SpawnOptions = { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], serialization: 'advanced' }
  if (process.platform !== 'linux') return spawn(process.execPath, [WORK], options)
  const limited = `ulimit -d ${memoryMb * 1024} && exec "$0" "$@"`
  return spawn('/bin/sh', ['-c', limited, process.execPath, WORK], options)
}

function makeInChild(order: PictureOrder, { memoryMb, ms }: PictureLimits): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const child = begin(memoryMb)
    const timer = setTimeout(() => child.kill('SIGKILL'), ms)
    child.once('message', (answer: PictureAnswer) => {
      if ('picture' in answer) resolve(answer.picture)
      else reject(new Error(answer.error))
    })
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      clearTimeout(timer)
      reject(new Error(`the process of a picture ended (${signal ?? code})`))
    })
    child.send(order, (error) => error && reject(error))
  })
}

/**
 * One picture at a time, each in a process of its own that is held to a memory and a time: decoding runs in native
 * libraries on what strangers send, and whatever a file does there, it does to that process.
 */
export function createPictures(limits: Partial<PictureLimits> = {}): Pictures {
  const held = { ...LIMITS, ...limits }
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  const make = (order: PictureOrder) => {
    waiting += 1
    const made = last.then(() => makeInChild(order, held))
    last = made.then(
      () => void (waiting -= 1),
      () => void (waiting -= 1),
    )
    return made
  }
  return { isBusy: () => waiting >= held.waiting, redraw: make, draw: (svg) => make({ svg }) }
}
