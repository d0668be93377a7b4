import type { Block, ReportDocument } from '#reading/reports/report-document.ts'
import { escapeHtml } from '#platform/html.ts'

const row = (cells: readonly string[], tag: 'td' | 'th') =>
  `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${escapeHtml(block.text)}</p>`
    case 'notice':
      return `<aside><p>${escapeHtml(block.text)}</p></aside>`
    case 'figure':
      return `<p><em>${escapeHtml(block.caption)}</em></p>`
    case 'table':
      return [
        '<table>',
        `<caption>${escapeHtml(block.caption)}</caption>`,
        `<thead>${row(block.head, 'th')}</thead>`,
        `<tbody>${block.rows.map((cells) => row(cells, 'td')).join('')}</tbody>`,
        '</table>',
      ].join('\n')
  }
}

/** A report as plain HTML, for whoever reads it without the page: its figures are named, not drawn. */
export function reportHtml({ limits, chapters }: ReportDocument): string {
  return [
    ...limits.map((text) => `<aside><p>${escapeHtml(text)}</p></aside>`),
    ...chapters.flatMap(({ title, sections }) => [
      `<h2>${escapeHtml(title)}</h2>`,
      ...sections.flatMap((section) => [`<h3>${escapeHtml(section.title)}</h3>`, ...section.blocks.map(blockHtml)]),
    ]),
  ].join('\n')
}
