/** One line of `docs/asvs.tsv`: items of the standard that one answer covers. */
export interface AsvsRow {
  items: string[]
  asks: string
  state: string
  reason: string
}

export const STATES = ['met', 'partly', 'not met', 'n/a'] as const

interface Chapter {
  title: string
  rows: AsvsRow[]
}

/** The chapters of the list: a line without tabs is a title, the others have four columns. @throws Error for a line of another form */
export function parseAsvs(text: string): Chapter[] {
  const chapters: Chapter[] = []
  for (const line of text.trimEnd().split('\n').slice(1)) {
    const cells = line.split('\t')
    const [items = '', asks = '', state = '', reason = ''] = cells
    if (cells.length === 1) chapters.push({ title: line, rows: [] })
    else if (cells.length !== 4) throw new Error(`four columns are needed: ${line}`)
    else chapters.at(-1)?.rows.push({ items: items.split(', '), asks, state, reason })
  }
  return chapters
}

export const countItems = (rows: readonly AsvsRow[], state?: string): number =>
  rows.reduce((sum, row) => sum + (state === undefined || row.state === state ? row.items.length : 0), 0)

const tableRow = ({ items, asks, state, reason }: AsvsRow) => `| ${items.join(', ')} | ${asks} | ${state} | ${reason} |`

/** `docs/asvs.md`, made from the data. */
export function asvsPage(text: string): string {
  const chapters = parseAsvs(text)
  const rows = chapters.flatMap((chapter) => chapter.rows)
  const [met, partly, notMet, none] = STATES.map((state) => countItems(rows, state))
  const introduction = `# OWASP ASVS 5.0, levels 1 and 2

<!-- Made from asvs.tsv by scripts/write-asvs.ts: change that file. -->

Every item of both levels, checked against this product. The column “asks” is a summary in our own words; the text of the
standard is at [github.com/OWASP/ASVS](https://github.com/OWASP/ASVS/tree/v5.0.0). *Met* names a test, or the file that does
it where a test would only repeat it. *Partly* and *not met* say what is missing and why. \`n/a\` is an item about
something that the product doesn't have.

Of ${countItems(rows)} items ${met} are met, ${partly} partly met, ${notMet} not met, and ${none} don't apply.
\`scripts/scans/asvs.test.ts\` checks that every item is listed once and that the files named here exist.
`
  const tables = chapters.map(
    ({ title, rows: own }) =>
      `## ${title}\n\n| item | asks | state | by what, or why not |\n|---|---|---|---|\n${own.map(tableRow).join('\n')}\n`,
  )
  return [introduction, ...tables].join('\n')
}
