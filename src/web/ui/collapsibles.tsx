import { Icon } from './icon.tsx'

interface Pair {
  question: string
  answer: string
}

/** Questions that open to their answers. Without scripts they do too. */
export function Collapsibles({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <div className="border-t border-rule">
      {pairs.map(({ question, answer }) => (
        <details key={question} className="group border-b border-rule">
          <summary className="flex list-none items-start justify-between gap-6 py-4 font-text text-xl hover:text-accent [&::-webkit-details-marker]:hidden">
            {question}
            <Icon
              name="down"
              className="mt-1 shrink-0 text-ink-2 transition-transform duration-(--quick) group-open:rotate-180"
            />
          </summary>
          <p className="prose-reading max-w-[44rem] pb-6">{answer}</p>
        </details>
      ))}
    </div>
  )
}
