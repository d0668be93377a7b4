import { expect, it } from 'vitest'
import { readEvents, type StreamedEvent } from './read-events.ts'

async function eventsIn(...chunks: string[]): Promise<StreamedEvent[]> {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk))
      controller.close()
    },
  })
  return Array.fromAsync(readEvents(body))
}

it('reads events however they are cut', async () => {
  expect(await eventsIn('event: delta\nda', 'ta: {"text":"a"}\n', '\nevent: done\ndata: {}\n\n')).toEqual([
    { event: 'delta', data: '{"text":"a"}' },
    { event: 'done', data: '{}' },
  ])
})

it('passes over comments, and leaves out what was cut off', async () => {
  expect(await eventsIn(': here\n\nevent: delta\ndata: 1\n\nevent: done\ndata: 2')).toEqual([
    { event: 'delta', data: '1' },
  ])
})
