import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'

/** An event of a stream: its name and what goes with it, as JSON. */
export interface SentEvent {
  event: string
  data: unknown
}

/** What a handler answers with that sends its answer bit by bit. */
export class Streamed {
  readonly events: AsyncIterable<SentEvent>

  constructor(events: AsyncIterable<SentEvent>) {
    this.events = events
  }
}

/** A proxy that buffers, or a line that is thought dead, hears something at least this often. */
const HEARTBEAT_MS = 10_000

/** Sends events as they come. What fails on the way is told as the last event, for the status has been sent by then. */
export function sendEvents(c: Context, { events }: Streamed, tell: (error: unknown) => SentEvent): Response {
  c.header('x-accel-buffering', 'no')
  const response = streamSSE(c, async (stream) => {
    const send = ({ event, data }: SentEvent) => stream.writeSSE({ event, data: JSON.stringify(data) })
    const heart = setInterval(() => void stream.write(': here\n\n'), HEARTBEAT_MS)
    try {
      for await (const one of events) {
        // The person has gone, but the reply is still to be kept: it is read to its end.
        if (!stream.aborted) await send(one)
      }
    } catch (error) {
      await send(tell(error))
    } finally {
      clearInterval(heart)
    }
  })
  response.headers.set('content-type', 'text/event-stream; charset=utf-8')
  response.headers.set('cache-control', 'no-store')
  return response
}
