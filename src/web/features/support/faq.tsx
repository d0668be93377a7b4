import { useId, useState } from 'react'
import { useText } from '../../i18n/text.tsx'
import { Collapsibles } from '../../ui/collapsibles.tsx'
import { FAQ_CATEGORIES, FAQ_CATEGORY_OF, faqText, type FaqCategory } from './faq-text.ts'
import { matches } from './matching.ts'
import { supportText } from './text.ts'

/** Frequent questions, found by category and by words. Without scripts all of them stand here. */
export function Faq() {
  const t = useText(supportText)
  const { questions } = useText(faqText)
  const [search, setSearch] = useState('')
  const [category, setCategory] = useState<FaqCategory | null>(null)
  const searchId = useId()
  const shown = questions.filter(
    (entry, i) => (category === null || FAQ_CATEGORY_OF[i] === category) && matches(entry, search),
  )
  return (
    <section aria-label={t.headline}>
      <label htmlFor={searchId} className="field-label mb-1.5">
        {t.search}
      </label>
      <input
        id={searchId}
        type="search"
        className="input max-w-[34rem]"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <div role="group" aria-label={t.filter} className="mt-5 flex flex-wrap gap-2">
        {[null, ...FAQ_CATEGORIES].map((name) => (
          <button
            key={name ?? 'all'}
            type="button"
            aria-pressed={category === name}
            onClick={() => setCategory(name)}
            className="choice"
          >
            {name ? t.categories[name] : t.all}
          </button>
        ))}
      </div>
      <p className="label mt-6" role="status">
        {t.found(shown.length)}
      </p>
      {shown.length === 0 && <p className="mt-3 font-text text-lg">{t.nothing}</p>}
      <div className="mt-3">
        <Collapsibles pairs={shown} />
      </div>
    </section>
  )
}
