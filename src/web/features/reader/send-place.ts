import { call } from '../../api/call.ts'
import type { Place } from './reading-place.ts'

const WAIT_MS = 4_000

let waiting: { reading: string; place: Place } | null = null
let timer: ReturnType<typeof setTimeout> | undefined

function send(): void {
  clearTimeout(timer)
  timer = undefined
  if (!waiting) return
  const { reading, place } = waiting
  waiting = null
  // Without a network the device keeps its own place, and tells it when the reading is opened next.
  void call('PUT /reading/:hash/place', { params: { hash: reading }, body: place }).catch(() => undefined)
}

/** Tells the server where somebody is, once they have stopped moving on for a moment, or leave the page. */
export function sendPlace(reading: string, place: Place): void {
  if (waiting && waiting.reading !== reading) send()
  if (waiting && waiting.place.at > place.at) return
  waiting = { reading, place }
  timer ??= setTimeout(send, WAIT_MS)
}

/** Whoever looks elsewhere may go on on another device. */
export const sendPlaceNow = (): void => send()
