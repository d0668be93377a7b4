import type { ReactNode } from 'react'
import { SIGN_NAMES } from '#astro/charts/sign.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { plainWords } from '../factors/plain-words.ts'
import { HOUSES, PHASES, PLANET_TERMS, termFacts } from '../factors/term-facts.ts'
import { glossaryText, TERM_GROUPS } from './text.ts'
import { PageTop } from '../../ui/page-top.tsx'

const GROUPS = Object.keys(TERM_GROUPS) as (keyof typeof TERM_GROUPS)[]

/** What charts are drawn with, from the words that popovers say. */
const PLAIN_GROUPS = [
  ['planets', PLANET_TERMS],
  ['signs', SIGN_NAMES],
  ['houses', HOUSES],
  ['phases', PHASES],
  ['figures', ['score', 'biosphere']],
] as const

/** The terms of astrology by group; each has an address of its own, `/glossary#square`. */
export function GlossaryPage({ meanings }: { meanings: Readonly<Record<string, string>> }) {
  const t = useText(glossaryText)
  const plain = useText(plainWords)
  const words = useText(skyWords)
  return (
    <div className="page">
      <PageTop label={t.label} title={t.headline} lead={t.lead} />
      <nav aria-label={t.label} className="mt-8 flex flex-wrap gap-2">
        {[
          ...GROUPS.map((group) => [group, t.groups[group]] as const),
          ...PLAIN_GROUPS.map(([group]) => [group, plain.groups[group]] as const),
        ].map(([group, name]) => (
          <a key={group} href={`#group-${group}`} className="choice">
            {name}
          </a>
        ))}
      </nav>
      {GROUPS.map((group) => (
        <Group key={group} id={group} title={t.groups[group]}>
          {TERM_GROUPS[group].map((term) => (
            <Entry key={term} id={term} name={t.terms[term]}>
              {meanings[term]}
            </Entry>
          ))}
        </Group>
      ))}
      {PLAIN_GROUPS.map(([group, terms]) => (
        <Group key={group} id={group} title={plain.groups[group]}>
          {terms.map((term) => {
            const facts = termFacts(words, plain, term)
            return (
              facts && (
                <Entry key={term} id={facts.anchor} name={facts.name}>
                  {facts.what.join(' ')}
                </Entry>
              )
            )
          })}
        </Group>
      ))}
    </div>
  )
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const { lang } = useLang()
  return (
    <section aria-labelledby={`group-${id}`} className="double-rule mt-12 pt-4">
      <h2 id={`group-${id}`} className="label scroll-mt-6">
        {title}
      </h2>
      <dl lang={lang} className="mt-4 grid gap-x-14 md:grid-cols-2">
        {children}
      </dl>
    </section>
  )
}

function Entry({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  return (
    <div id={id} className="scroll-mt-6 border-b border-rule py-5 target:border-accent">
      <dt className="display-3">{name}</dt>
      <dd className="mt-2 font-text text-md/7">{children}</dd>
    </div>
  )
}
