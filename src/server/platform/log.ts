import { DrizzleQueryError } from 'drizzle-orm'

const LEVELS = ['debug', 'info', 'warn', 'error'] as const
export type Level = (typeof LEVELS)[number]
export type Log = Record<Level, (message: string, fields?: Record<string, unknown>) => void>

/** A failed query's error tells the values sent along, which may be anybody's birth or address: only its text is kept. */
function ownWords(error: Error): { message: string; stack: string | undefined } {
  if (!(error instanceof DrizzleQueryError)) return { message: error.message, stack: error.stack }
  const message = `Failed query: ${error.query}`
  const frames = error.stack?.slice(error.stack.indexOf(error.message) + error.message.length)
  return { message, stack: frames && `${error.name}: ${message}${frames}` }
}

function plain(value: unknown): unknown {
  if (!(value instanceof Error)) return value
  return { name: value.name, ...ownWords(value), ...(value.cause ? { cause: plain(value.cause) } : {}) }
}

/** One JSON object a line. Callers keep tokens, birth data and texts out of the fields. */
export function createLog(least: Level, write: (line: string) => void = (line) => process.stdout.write(line)): Log {
  const at =
    (level: Level) =>
    (message: string, fields: Record<string, unknown> = {}) => {
      if (LEVELS.indexOf(level) < LEVELS.indexOf(least)) return
      const values = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, plain(value)]))
      write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...values })}\n`)
    }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}
