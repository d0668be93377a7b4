import { useLang, useText } from '../../i18n/text.tsx'
import { glossaryText, TERM_GROUPS } from './text.ts'

const GROUPS = Object.keys(TERM_GROUPS) as (keyof typeof TERM_GROUPS)[]

/** The terms of astrology by group; each has an address of its own, `/glossary#square`. */
export function GlossaryPage({ meanings }: { meanings: Readonly<Record<string, string>> }) {
  const t = useText(glossaryText)
  const { lang } = useLang()
  return (
    <div className="page">
      <header className="pt-10 lg:pt-14">
        <p className="label">{t.label}</p>
        <h1 className="display-1 mt-5">{t.headline}</h1>
        <p className="prose-reading mt-6 max-w-[44rem]">{t.lead}</p>
      </header>
      {GROUPS.map((group) => (
        <section key={group} aria-labelledby={`group-${group}`} className="double-rule mt-12 pt-4">
          <h2 id={`group-${group}`} className="label">
            {t.groups[group]}
          </h2>
          <dl lang={lang} className="mt-4 grid gap-x-14 md:grid-cols-2">
            {TERM_GROUPS[group].map((term) => (
              <div key={term} id={term} className="scroll-mt-6 border-b border-rule py-5 target:border-accent">
                <dt className="display-3">{t.terms[term]}</dt>
                <dd className="mt-2 font-text text-md/7">{meanings[term]}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
