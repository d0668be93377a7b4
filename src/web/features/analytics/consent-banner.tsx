import { useId } from 'react'
import { Link } from '../../i18n/link.tsx'
import { useText } from '../../i18n/text.tsx'
import { choose } from './choose.ts'
import { analyticsText } from './text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

/**
 * A question after the foot of the page, where it covers no text and moves none when it comes and goes: both answers weigh
 * the same, and none may be given as well.
 */
export default function ConsentBanner({ outside }: { outside: string | null }) {
  const t = useText(analyticsText)
  const id = useId()
  const answer = (analytics: boolean) => void choose(analytics, outside).catch(() => undefined)
  return (
    <div data-chrome className="page -mt-20 pb-28 md:-mt-4 md:pb-12">
      <Card aria-labelledby={id} as="section" padding="none" className="px-5 py-4 md:max-w-[32rem]">
        <h2 id={id} className="text-base font-medium">
          {t.title}
        </h2>
        <p className="mt-1 text-xs/5 text-ink-2">
          {t.what} {outside !== null && t.outside(outside)}{' '}
          <Link className="link" to="/privacy#statistics">
            {t.more}
          </Link>
        </p>
        <div className="mt-3 grid grid-cols-2 gap-3">
          {([true, false] as const).map((analytics) => (
            <Button
              key={String(analytics)}
              variant="quiet"
              size="small"
              className="w-full"
              onClick={() => answer(analytics)}
            >
              {analytics ? t.yes : t.no}
            </Button>
          ))}
        </div>
      </Card>
    </div>
  )
}
