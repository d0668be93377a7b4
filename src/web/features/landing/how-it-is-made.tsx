import { useText } from '../../i18n/text.tsx'
import { landingText } from './text.ts'

/** Three steps on one scale, as the hours stand on a dial. */
export function HowItIsMade() {
  const t = useText(landingText)
  return (
    <section id="how" aria-labelledby="how-title" className="pt-20 lg:pt-28">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <h2 id="how-title" className="display-2">
          {t.howTitle}
        </h2>
        <ol className="border-l border-rule-2">
          {t.how.map(({ title, text }, i) => (
            <li key={title} className="relative pb-10 pl-9 last:pb-0 lg:pl-14">
              <span aria-hidden className="absolute top-[1.1rem] left-0 w-5 border-t border-ink lg:w-9" />
              <p className="display-3 flex gap-4">
                <span className="text-accent">{i + 1}</span>
                {title}
              </p>
              <p className="mt-2 max-w-[38rem] font-text text-md/7">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
