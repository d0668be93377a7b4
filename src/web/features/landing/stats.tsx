import type { LandingStats } from '../../context.ts'
import type { Lang } from '#language/lang.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { landingText } from './text.ts'

const LOCALE: Record<Lang, string> = { en: 'en-US', ru: 'ru-RU' }

/** Three stats about the service: as its operator states them, or as they can be counted. */
export function Stats({ stats }: { stats: LandingStats }) {
  const t = useText(landingText)
  return (
    <section aria-label={t.statsTitle} className="pt-20 lg:pt-28">
      <div className="scale scale-up" aria-hidden />
      <dl className="grid gap-y-8 py-10 text-center sm:grid-cols-3 lg:py-14">
        {useRows(stats).map(({ amount, what }) => (
          <div key={what} className="flex flex-col-reverse justify-end gap-1 px-4">
            <dt className="font-text text-balance text-ink-2 italic">{what}</dt>
            <dd className="display-1 figures">{amount}</dd>
          </div>
        ))}
      </dl>
      <div className="scale" aria-hidden />
    </section>
  )
}

function useRows(stats: LandingStats) {
  const { stated, counted } = useText(landingText)
  const { lang } = useLang()
  const number = (value: number, digits?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(LOCALE[lang], digits).format(value)
  if (stats.kind === 'stated')
    return [
      { amount: `${number(stats.users)}+`, what: stated.users },
      { amount: `${number(stats.consultations)}+`, what: stated.consultations },
      { amount: number(stats.rating, { minimumFractionDigits: 1 }), what: stated.rating },
    ]
  return [
    { amount: number(stats.places), what: counted.places },
    { amount: `${number(stats.errorArcSeconds, { maximumSignificantDigits: 1 })}″`, what: counted.error },
    { amount: number(stats.texts), what: counted.texts },
  ]
}
