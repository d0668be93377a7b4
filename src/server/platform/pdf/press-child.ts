import { makePdf } from './make-pdf.ts'
import type { PressAnswer, PressOrder } from './press.ts'

/** The process of the press (`press.ts`): orders come in as messages and go out as PDFs, one after the other. */
const send = (answer: PressAnswer) => process.send?.(answer)

process.on('message', ({ id, document, options }: PressOrder) => {
  try {
    send({ id, pdf: makePdf(document, options) })
  } catch (error) {
    send({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
// Whoever ordered is gone.
process.on('disconnect', () => process.exit())
// A stop asked for at a terminal reaches this process too; what is in hand is finished, and then the parent lets go.
process.on('SIGINT', () => {})
