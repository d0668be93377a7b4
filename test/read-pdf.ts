import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

interface Bookmark {
  title: string
  /** From 1. */
  page: number
}

interface ReadPdf {
  info: { Title?: string; Language?: string }
  /** Bookmarks of the first level, with those below them. */
  bookmarks: (Bookmark & { below: Bookmark[] })[]
  /** The text of each page, a line as it stands. */
  pages: string[]
}

type Outline = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>

/** A PDF as a reader program opens it. */
export async function readPdf(pdf: Uint8Array | undefined): Promise<ReadPdf> {
  const file = await getDocument({ data: new Uint8Array(pdf ?? []), verbosity: 0 }).promise
  const { info } = await file.getMetadata()
  const bookmarkOf = async ({ title, dest }: Outline[number]): Promise<Bookmark> => {
    const place = typeof dest === 'string' ? await file.getDestination(dest) : dest
    return { title, page: place ? (await file.getPageIndex(place[0])) + 1 : 0 }
  }
  const outline = ((await file.getOutline()) as Outline | null) ?? []
  const bookmarks = await Promise.all(
    outline.map(async (entry) => ({
      ...(await bookmarkOf(entry)),
      below: await Promise.all(entry.items.map(bookmarkOf)),
    })),
  )
  const pages = await Promise.all(
    Array.from({ length: file.numPages }, async (_, i) => {
      const { items } = await (await file.getPage(i + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
    }),
  )
  await file.loadingTask.destroy()
  return { info, bookmarks, pages }
}
