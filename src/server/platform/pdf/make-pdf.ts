import type { ReportDocument } from '#reading/reports/report-document.ts'
import type { InvoiceSheet, PrintOptions } from './pdf-renderer.ts'
import { FONTS } from './fonts.ts'
import { type PrintedReport, printReport } from './print-report.ts'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

/** A report as a PDF, made in this process: it holds everything else up meanwhile (see `pdf-renderer.ts`). */
export const makePdf = (document: ReportDocument, options: PrintOptions): Uint8Array =>
  setPages('report', printReport(document, options))

/** An invoice likewise. */
export const makeInvoice = (sheet: InvoiceSheet): Uint8Array => setPages('invoice', { data: sheet, files: new Map() })

const FOLDER = fileURLToPath(new URL('.', import.meta.url))

let press: NodeCompiler | undefined

/**
 * Sets the pages of a template from its data. The same data gives the same bytes.
 * @throws Error with Typst's own words when the template or a picture is faulty.
 */
function setPages(template: 'report' | 'invoice', { data, files }: PrintedReport): Uint8Array {
  press ??= NodeCompiler.create({ workspace: FOLDER, fontArgs: [{ fontPaths: FONTS.map((font) => dirname(font)) }] })
  press.resetShadow()
  const put = (name: string, text: string) => press?.mapShadow(`${FOLDER}${name}`, Buffer.from(text))
  put(`${template}.json`, JSON.stringify(data))
  for (const [name, svg] of files) put(name, svg)
  const compiled = press.compile({ mainFilePath: `${FOLDER}${template}.typ`, resetRead: true })
  const faults = compiled.takeDiagnostics()
  const document = compiled.result
  if (!document) throw new Error(`the pages of a file could not be set: ${JSON.stringify(faults?.shortDiagnostics)}`)
  const pdf = press.pdf(document)
  // What was remembered of this report helps no other.
  press.evictCache(0)
  return new Uint8Array(pdf)
}
