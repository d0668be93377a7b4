import { useMemo } from 'react'
import type { Factor } from '#contract/daily.ts'
import type { ReportAnswer, ReportBlock } from '#contract/reports.ts'
import { FactorNote } from '../factors/factor-note.tsx'
import { countWords, type ReaderChapter } from '../reader/lay-parts.ts'
import { Reader } from '../reader/reader.tsx'
import { ResumeLink } from '../reader/resume-link.tsx'
import { DiagramBlock } from './diagram-block.tsx'

type Document = NonNullable<ReportAnswer['document']>

/** A report as its reader goes through it, each paragraph with what it was written from in the margin. */
export function ReportText({ document, hash }: { document: Document; hash: string | null }) {
  const chapters = useMemo(() => readerChapters(document), [document])
  return (
    <div lang={document.lang}>
      {hash !== null && (
        <p className="mt-6 empty:hidden">
          <ResumeLink reading={hash} chapters={chapters} />
        </p>
      )}
      {document.limits.map((text) => (
        <aside key={text} className="mt-8 max-w-[46rem] border-l-2 border-accent py-1 pl-5">
          <p className="font-text text-md/7">{text}</p>
        </aside>
      ))}
      <div className="scale mt-8 mb-8" />
      <Reader reading={hash} lang={document.lang} chapters={chapters} level={2} />
    </div>
  )
}

const wordsOf = (block: ReportBlock): number =>
  block.kind === 'paragraph' || block.kind === 'notice' ? countWords([block.text]) : 0

/** The chapters, each section with its anchor. */
function readerChapters({ chapters, lang, factors }: Document): ReaderChapter[] {
  const byId = new Map(factors.map((factor) => [factor.id, factor]))
  let part = 0
  return chapters.map(({ title, sections }) => ({
    title,
    sections: sections.map((section) => ({
      id: `part-${++part}`,
      title: section.title,
      words: section.blocks.reduce((sum, block) => sum + wordsOf(block), 0),
      body: section.blocks.map((block, i) => (
        // A document never changes its order.
        // oxlint-disable-next-line react/no-array-index-key
        <Block key={i} block={block} next={section.blocks[i + 1]} lang={lang} byId={byId} />
      )),
    })),
  }))
}

interface BlockProps {
  block: ReportBlock
  /** What follows it in its section. */
  next: ReportBlock | undefined
  lang: Document['lang']
  byId: ReadonlyMap<string, Factor>
}

/** Whether the paragraph after one goes on with the same facts: then they are noted there, once. */
const goesOn = (factors: readonly string[], next: ReportBlock | undefined) =>
  next?.kind === 'paragraph' && next.factors.join() === factors.join()

function Block({ block, next, lang, byId }: BlockProps) {
  switch (block.kind) {
    case 'paragraph': {
      const factors = goesOn(block.factors, next) ? [] : block.factors.flatMap((id) => byId.get(id) ?? [])
      return (
        <div className="reading-row">
          <p className="prose-reading">{block.text}</p>
          {factors.length > 0 && <FactorNote factors={factors} />}
        </div>
      )
    }
    case 'notice':
      return (
        <aside className="my-4 max-w-[39rem] border-l-2 border-rule-2 py-1 pl-5 text-ink-2">
          <p className="font-text text-md/7">{block.text}</p>
        </aside>
      )
    case 'table':
      return <ReportTable table={block} />
    case 'figure':
      return <DiagramBlock diagram={block.figure} caption={block.caption} lang={lang} />
  }
}

function ReportTable({ table: { caption, head, rows } }: { table: Extract<ReportBlock, { kind: 'table' }> }) {
  return (
    // A table wider than a phone is scrolled by itself, by keyboard too.
    <div role="region" aria-label={caption} tabIndex={0} className="my-5 max-w-[46rem] overflow-x-auto">
      <table className="report-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join(' ')}>
              {cells.map((cell, i) => (
                <td key={head[i]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
