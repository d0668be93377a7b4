import { createInterface } from 'node:readline'

/**
 * Answers each line of JSON with one line of JSON, in order and at once. What goes wrong with a line is its answer,
 * `{"error": "…"}`. Ends when the input does, or when nobody reads any more.
 */
export async function answerLines(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  answer: (line: unknown) => unknown,
): Promise<void> {
  let closed = false
  output.on('error', () => {
    closed = true
  })
  const gone = new Promise((resolve) => output.once('close', resolve))
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (closed) return
    if (output.write(`${answerLine(line, answer)}\n`)) continue
    await Promise.race([gone, new Promise((resolve) => output.once('drain', resolve))])
  }
}

function answerLine(line: string, answer: (line: unknown) => unknown): string {
  try {
    return JSON.stringify(answer(parse(line)))
  } catch (error) {
    return JSON.stringify({ error: error instanceof Error ? error.message : String(error) })
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new SyntaxError('the line is not JSON')
  }
}
