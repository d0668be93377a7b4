/** An event of a stream, its data still as text. */
export interface StreamedEvent {
  event: string
  data: string
}

/** The events of a `text/event-stream`, as they come (HTML Living Standard, 9.2.6). */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamedEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      rest += decoder.decode(value, { stream: true })
      const blocks = rest.split(/\r?\n\r?\n/)
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = eventOf(block)
        if (event) yield event
      }
    }
  } finally {
    void reader.cancel().catch(() => undefined)
  }
}

function eventOf(block: string): StreamedEvent | null {
  let event = 'message'
  const data: string[] = []
  for (const line of block.split(/\r?\n/)) {
    const match = /^(\w+): ?(.*)$/.exec(line)
    if (match?.[1] === 'event') event = match[2] ?? ''
    if (match?.[1] === 'data') data.push(match[2] ?? '')
  }
  return data.length > 0 ? { event, data: data.join('\n') } : null
}
