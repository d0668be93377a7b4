import type { ReactNode } from 'react'
import { useText } from '../../i18n/text.tsx'
import { type Texts } from '../../i18n/dictionary.ts'
import { PageTop } from '../../ui/page-top.tsx'

interface Legal {
  headline: string
  updated: string
  lead: string
  sections: readonly { title: string; paragraphs: readonly string[]; list?: readonly string[] }[]
}

/** A text of rules: numbered sections, with a list of them to jump from. */
export function LegalPage({ words, children }: { words: Texts<Legal>; children?: ReactNode }) {
  const t = useText(words)
  return (
    <article className="page">
      <PageTop label={t.updated} title={t.headline} lead={t.lead} />
      <div className="mt-14 grid gap-x-16 gap-y-10 lg:grid-cols-[17rem_minmax(0,44rem)]">
        <nav aria-label={t.headline} className="self-start lg:sticky lg:top-10">
          <ol className="border-t border-rule">
            {t.sections.map(({ title }, i) => (
              <li key={title} className="border-b border-rule">
                <a href={`#section-${i + 1}`} className="flex gap-4 py-2.5 text-sm hover:text-accent">
                  <span className="figures w-5 shrink-0 text-right text-accent">{i + 1}</span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {t.sections.map(({ title, paragraphs, list }, i) => (
            <section key={title} aria-labelledby={`section-${i + 1}`} className={i > 0 ? 'pt-12' : ''}>
              <h2 id={`section-${i + 1}`} className="display-3">
                {title}
              </h2>
              {paragraphs.map((text) => (
                <p key={text} className="prose-reading mt-4">
                  {text}
                </p>
              ))}
              {list && (
                <ul className="mt-4 border-t border-rule">
                  {list.map((line) => (
                    <li key={line} className="border-b border-rule py-2.5 font-text text-md/6">
                      {line}
                    </li>
                  ))}
                </ul>
              )}
            </section>
          ))}
          {children}
        </div>
      </div>
    </article>
  )
}
