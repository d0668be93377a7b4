import { STATED_FIGURES } from '#contract/figures.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { landingText } from './text.ts'

const LOCALE = { en: 'en-US', ru: 'ru-RU' } as const

/** Three figures about the service, as its operator states them. */
export function StatedFigures() {
  const t = useText(landingText)
  const { lang } = useLang()
  const round = (value: number) => `${new Intl.NumberFormat(LOCALE[lang]).format(value)}+`
  const rating = new Intl.NumberFormat(LOCALE[lang], { minimumFractionDigits: 1 })
  const figures = [
    [round(STATED_FIGURES.users), t.stats.users],
    [round(STATED_FIGURES.consultations), t.stats.consultations],
    [rating.format(STATED_FIGURES.rating), t.stats.rating],
  ] as const
  return (
    <section aria-label={t.statsTitle} className="pt-20 lg:pt-28">
      <div className="scale scale-up" aria-hidden />
      <dl className="grid gap-y-8 py-10 text-center sm:grid-cols-3 lg:py-14">
        {figures.map(([figure, what]) => (
          <div key={what} className="flex flex-col-reverse gap-1 px-4">
            <dt className="font-text text-ink-2 italic">{what}</dt>
            <dd className="display-1 figures">{figure}</dd>
          </div>
        ))}
      </dl>
      <div className="scale" aria-hidden />
    </section>
  )
}
