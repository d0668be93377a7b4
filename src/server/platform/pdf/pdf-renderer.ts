import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Lang } from '#language/lang.ts'
import type { ReportDocument } from '#reading/reports/report-document.ts'

export interface PrintOptions {
  lang: Lang
  /** Of the report, as in the catalogue: the engraving of the title page. */
  type: string
}

/** A page of business: an invoice or a credit note, all of it in words of its language. */
export interface InvoiceSheet {
  lang: Lang
  title: string
  /** Under the title: its number, its date, what it belongs to. */
  facts: [name: string, value: string][]
  seller: { label: string; lines: string[] }
  buyer: { label: string; lines: string[] }
  columns: [item: string, amount: string]
  rows: [item: string, amount: string][]
  /** Sums below the rows, the last of them the one that counts. */
  sums: [name: string, amount: string][]
  notes: string[]
}

/** What the renderer is sent, and what it sends back. */
export type RenderOrder = { id: number } & (
  | { document: ReportDocument; options: PrintOptions }
  | { invoice: InvoiceSheet }
)
export type RenderAnswer = { id: number; pdf: Uint8Array } | { id: number; error: string }

/** Makes PDFs, outside this process. */
export interface PdfRenderer {
  /** A report as a PDF; the same report gives the same bytes. @throws Error when it can't be set, or the renderer broke */
  print(document: ReportDocument, options: PrintOptions): Promise<Uint8Array>
  /** An invoice as a PDF. @throws Error as above */
  invoice(sheet: InvoiceSheet): Promise<Uint8Array>
}

const WORK = fileURLToPath(new URL('pdf-renderer-child.ts', import.meta.url))
/** A renderer that nobody needs gives its memory back. */
const IDLE_MS = 60_000

interface Waiting {
  resolve(pdf: Uint8Array): void
  reject(error: Error): void
}

/** A process of the renderer and what was ordered of it. */
interface Begun {
  child: ChildProcess
  waiting: Map<number, Waiting>
}

/**
 * A renderer in a process of its own, begun on the first order and ended when nobody has ordered for a minute: setting a book
 * takes a fifth of a second in which this process goes on answering, and a fault in the native library ends only the renderer.
 */
export function createPdfRenderer(idleMs = IDLE_MS): PdfRenderer {
  let current: Begun | undefined
  let idle: NodeJS.Timeout | undefined
  let last = 0

  function begin(): Begun {
    const child = fork(WORK, { serialization: 'advanced', execArgv: [] })
    // Of this process alone: one that was let go ends while the next already has orders.
    const waiting = new Map<number, Waiting>()
    child.on('message', (answer: RenderAnswer) => {
      const one = waiting.get(answer.id)
      waiting.delete(answer.id)
      if (waiting.size === 0) rest(child)
      if ('pdf' in answer) one?.resolve(answer.pdf)
      else one?.reject(new Error(answer.error))
    })
    child.once('exit', (code, signal) => {
      for (const one of waiting.values()) one.reject(new Error(`the renderer ended (${signal ?? code})`))
      waiting.clear()
    })
    return { child, waiting }
  }

  /** With nothing in hand the renderer neither keeps this process alive nor stays for ever. */
  function rest(child: ChildProcess): void {
    child.unref()
    child.channel?.unref()
    idle = setTimeout(() => child.connected && child.disconnect(), idleMs).unref()
  }

  const order = (asked: { document: ReportDocument; options: PrintOptions } | { invoice: InvoiceSheet }) =>
    new Promise<Uint8Array>((resolve, reject) => {
      clearTimeout(idle)
      if (!current?.child.connected) current = begin()
      const { child, waiting } = current
      child.ref()
      child.channel?.ref()
      const id = ++last
      waiting.set(id, { resolve, reject })
      child.send({ id, ...asked } satisfies RenderOrder, (error) => {
        if (error && waiting.delete(id)) reject(error)
      })
    })

  return {
    print: (document, options) => order({ document, options }),
    invoice: (invoice) => order({ invoice }),
  }
}
