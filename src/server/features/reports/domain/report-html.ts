import type { Block, ReportDocument } from '#reading/reports/report-document.ts'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const row = (cells: readonly string[], tag: 'td' | 'th') =>
  `<tr>${cells.map((cell) => `<${tag}>${escape(cell)}</${tag}>`).join('')}</tr>`

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${escape(block.text)}</p>`
    case 'notice':
      return `<aside><p>${escape(block.text)}</p></aside>`
    case 'figure':
      return `<p><em>${escape(block.caption)}</em></p>`
    case 'table':
      return [
        '<table>',
        `<caption>${escape(block.caption)}</caption>`,
        `<thead>${row(block.head, 'th')}</thead>`,
        `<tbody>${block.rows.map((cells) => row(cells, 'td')).join('')}</tbody>`,
        '</table>',
      ].join('\n')
  }
}

/** A report as plain HTML, for whoever reads it without the page: its figures are named, not drawn. */
export function reportHtml({ limits, chapters }: ReportDocument): string {
  return [
    ...limits.map((text) => `<aside><p>${escape(text)}</p></aside>`),
    ...chapters.flatMap(({ title, sections }) => [
      `<h2>${escape(title)}</h2>`,
      ...sections.flatMap((section) => [`<h3>${escape(section.title)}</h3>`, ...section.blocks.map(blockHtml)]),
    ]),
  ].join('\n')
}
