import { useId } from 'react'
import { Link } from 'react-router'
import { useText } from '../../i18n/text.tsx'
import { choose } from './choose.ts'
import { analyticsText } from './text.ts'

/** A question at the foot of the page, in nobody's way: both answers weigh the same, and none may be given as well. */
export default function ConsentBanner({ outside }: { outside: string | null }) {
  const t = useText(analyticsText)
  const id = useId()
  const answer = (analytics: boolean) => void choose(analytics, outside).catch(() => undefined)
  return (
    <section
      aria-labelledby={id}
      data-chrome
      className="plate fixed inset-x-3 bottom-20 z-30 px-5 py-4 md:right-auto md:bottom-6 md:left-6 md:max-w-[26rem]"
    >
      <h2 id={id} className="text-[1rem] font-medium">
        {t.title}
      </h2>
      <p className="mt-1 text-[0.875rem]/5 text-ink-2">
        {t.what} {outside !== null && t.outside(outside)}{' '}
        <Link className="link" to="/privacy#statistics">
          {t.more}
        </Link>
      </p>
      <div className="mt-3 grid grid-cols-2 gap-3">
        {([true, false] as const).map((analytics) => (
          <button
            key={String(analytics)}
            type="button"
            className="button button-quiet button-small w-full"
            onClick={() => answer(analytics)}
          >
            {analytics ? t.yes : t.no}
          </button>
        ))}
      </div>
    </section>
  )
}
