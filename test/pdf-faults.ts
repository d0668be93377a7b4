import type { ReportDocument } from '#reading/reports/report-document.ts'
import { readPdf } from './read-pdf.ts'

/** Without spaces and hyphens: lines are broken and words divided in print. */
const pressed = (text: string) => text.replaceAll(/[\s\u00ad\u2010-]+/g, '')

const sentencesOf = ({ limits, chapters }: ReportDocument): string[] =>
  [
    ...limits,
    ...chapters.flatMap(({ sections }) =>
      sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) =>
          block.kind === 'table'
            ? [block.caption, ...block.head, ...block.rows.flat()]
            : block.kind === 'figure'
              ? [block.caption]
              : block.text.split(/(?<=[.!?…])\s/),
        ),
      ),
    ),
  ].filter((text) => text !== '')

/** What is wrong with the PDF of a report; empty when a reader program opens it and finds all that it should hold. */
export async function pdfFaults(document: ReportDocument, pdf: Uint8Array, lang: string): Promise<string[]> {
  const { info, bookmarks, pages } = await readPdf(pdf)
  const whole = pressed(pages.join('\n'))
  const headings = document.chapters.flatMap(({ title, sections }) => [
    title,
    ...sections.map((section) => section.title),
  ])
  const faults: string[] = []
  const hold = (is: boolean, fault: string) => is || faults.push(fault)

  hold(info.Title === `${document.title} · ${document.subtitle}`, `its title is ${info.Title}`)
  hold(info.Language === lang, `its language is ${info.Language}`)
  hold(!/undefined|NaN|\[object|\uFFFD/.test(whole), 'it holds what no text should')
  const marks = bookmarks.flatMap(({ title, below }) => [title, ...below.map((mark) => mark.title)])
  hold(marks.join('\n') === headings.filter((title) => title !== '').join('\n'), 'its bookmarks are not its headings')
  // A sentence that runs over a page's end is parted by the foot of the page: at most one for each.
  const lost = sentencesOf(document).filter((sentence) => !whole.includes(pressed(sentence)))
  hold(lost.length <= pages.length, `${lost.length} texts are not whole, such as “${lost[0]}”`)
  const contents = pressed(pages.slice(1, 4).join('\n'))
  for (const { title, page } of bookmarks)
    hold(contents.includes(pressed(`${title}${page}`)), `the contents don't say that “${title}” is on page ${page}`)
  // A fact beside the last paragraph may say the same as a heading.
  const said = new Set(Object.values(document.factors).map((factor) => factor.said))
  for (const [i, page] of pages.entries()) {
    // The foot is the last line: running title and number.
    const [last = ''] = page.trim().split('\n').slice(-2)
    const isHeading = i > 1 && last !== '' && headings.includes(last.trim()) && !said.has(last.trim())
    hold(!isHeading, `page ${i + 1} ends with the heading “${last}”`)
  }
  return faults
}
