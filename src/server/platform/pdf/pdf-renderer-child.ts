import { makeInvoice, makePdf } from './make-pdf.ts'
import type { RenderAnswer, RenderOrder } from './pdf-renderer.ts'

/** The process of the renderer (`pdf-renderer.ts`): orders come in as messages and go out as PDFs, one after the other. */
const send = (answer: RenderAnswer) =>
  process.send?.(answer, undefined, undefined, (error) => {
    // Whoever ordered is gone: a start that was refused, for one. Without this, Node writes a stack to their terminal.
    if (error) process.exit()
  })

process.on('message', ({ id, ...asked }: RenderOrder) => {
  try {
    send({ id, pdf: 'invoice' in asked ? makeInvoice(asked.invoice) : makePdf(asked.document, asked.options) })
  } catch (error) {
    send({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
// Whoever ordered is gone.
process.on('disconnect', () => process.exit())
// A stop asked for at a terminal reaches this process too; what is in hand is finished, and then the parent lets go.
process.on('SIGINT', () => {})
