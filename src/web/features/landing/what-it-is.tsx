import { useText } from '../../i18n/text.tsx'
import { landingText } from './text.ts'

const NUMERALS = ['I', 'II', 'III']

export function WhatItIs() {
  const t = useText(landingText)
  return (
    <section aria-labelledby="what" className="pt-20 lg:pt-28">
      <h2 id="what" className="display-2">
        {t.whatTitle}
      </h2>
      <ol className="mt-8 grid gap-10 lg:grid-cols-3 lg:gap-12">
        {t.what.map(({ title, text }, i) => (
          <li key={title} className="border-t border-ink pt-4">
            <p className="flex items-baseline justify-between">
              <span className="display-3">{title}</span>
              <span className="font-text text-accent" aria-hidden>
                {NUMERALS[i]}
              </span>
            </p>
            <p className="mt-3 font-text text-md/7 text-ink">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
