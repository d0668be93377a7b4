import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

interface ReadPdf {
  info: { Title?: string; Language?: string }
  /** Bookmarks of the first level, with those below them. */
  bookmarks: { title: string; below: string[] }[]
  /** The text of each page, a line as it stands. */
  pages: string[]
}

/** A PDF as a reader program opens it. */
export async function readPdf(pdf: Uint8Array | undefined): Promise<ReadPdf> {
  const file = await getDocument({ data: new Uint8Array(pdf ?? []), verbosity: 0 }).promise
  const { info } = await file.getMetadata()
  const outline: { title: string; items: { title: string }[] }[] = (await file.getOutline()) ?? []
  const pages = await Promise.all(
    Array.from({ length: file.numPages }, async (_, i) => {
      const { items } = await (await file.getPage(i + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
    }),
  )
  return {
    info,
    bookmarks: outline.map(({ title, items }) => ({ title, below: items.map((item) => item.title) })),
    pages,
  }
}
