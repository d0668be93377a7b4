import type { Factor } from '#contract/daily.ts'
import { useText } from '../../i18n/text.tsx'
import { FactorNote } from '../factors/factor-note.tsx'
import { dashboardText } from './text.ts'

/** The day's mantra, set as an epigraph. */
export function Mantra({ children, factors }: { children: string; factors: readonly Factor[] }) {
  const t = useText(dashboardText)
  return (
    <figure className="my-8 max-w-[39rem] border-y border-rule py-5 text-center">
      <figcaption className="label">{t.mantra}</figcaption>
      <blockquote className="mt-2 font-display text-3xl/9 font-light text-balance italic">{children}</blockquote>
      {factors.length > 0 && (
        <div className="mantra-note mt-3">
          <FactorNote factors={factors} />
        </div>
      )}
    </figure>
  )
}
