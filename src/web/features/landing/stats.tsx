import { useText } from '../../i18n/text.tsx'
import type { LandingData } from './landing-loader.ts'
import { landingText } from './text.ts'

/** Three stats about the service: as its operator states them, or as they can be counted. */
export function Stats({ stats: { kind, amounts } }: Pick<LandingData, 'stats'>) {
  const t = useText(landingText)
  return (
    <section aria-label={t.statsTitle} className="until-moved pt-20 lg:pt-28">
      <div className="scale scale-up" aria-hidden />
      <dl className="grid gap-y-8 py-10 text-center sm:grid-cols-3 lg:py-14">
        {Object.values(t[kind]).map((what, i) => (
          <div key={what} className="flex flex-col-reverse justify-end gap-1 px-4">
            <dt className="font-text text-balance text-ink-2 italic">{what}</dt>
            <dd className="display-1 figures">{amounts[i]}</dd>
          </div>
        ))}
      </dl>
      <div className="scale" aria-hidden />
    </section>
  )
}
