import type { Factor } from '#contract/daily.ts'
import type { ReportAnswer, ReportBlock } from '#contract/reports.ts'
import { ReadingContents } from '../charts/reading-contents.tsx'
import { useSectionInView } from '../charts/use-section-in-view.ts'
import { FactorNote } from '../factors/factor-note.tsx'
import { DiagramBlock } from './diagram-block.tsx'

type Document = NonNullable<ReportAnswer['document']>

/** A report's chapters beside their index, each paragraph with what it was written from in the margin. */
export function ReportText({ document }: { document: Document }) {
  const { lang, limits, factors } = document
  const chapters = numbered(document)
  const current = useSectionInView(chapters.flatMap(({ sections }) => sections.map(({ id }) => id)))
  const byId = new Map(factors.map((factor) => [factor.id, factor]))
  return (
    <div lang={lang}>
      {limits.map((text) => (
        <aside key={text} className="mt-8 max-w-[46rem] border-l-2 border-accent py-1 pl-5">
          <p className="font-text text-md/7">{text}</p>
        </aside>
      ))}
      <div className="scale mt-8" />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-8 lg:grid-cols-[16rem_minmax(0,1fr)] print:block">
        <ReadingContents chapters={chapters} current={current} />
        <div>
          {chapters.map(({ title, sections }) => (
            <section key={title} aria-label={title} className="report-chapter mt-16 first:mt-0">
              <h2 className="display-2">{title}</h2>
              {sections.map((section) => (
                <section
                  key={section.id}
                  id={section.id}
                  className="reading-part border-b border-rule pt-7 pb-6 last:border-b-0"
                >
                  <h3 className="display-3 mb-3">{section.title}</h3>
                  {section.blocks.map((block, i) => (
                    // A document never changes its order.
                    // oxlint-disable-next-line react/no-array-index-key
                    <Block key={i} block={block} next={section.blocks[i + 1]} lang={lang} byId={byId} />
                  ))}
                </section>
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

/** The chapters, each section with its anchor. */
function numbered({ chapters }: Document) {
  let part = 0
  return chapters.map((chapter) => ({
    ...chapter,
    sections: chapter.sections.map((section) => ({ ...section, id: `part-${++part}` })),
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
