import { useId } from 'react'
import { Link } from 'react-router'
import { useText } from '../../i18n/text.tsx'
import { choose } from './choose.ts'
import { analyticsText } from './text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

/** A question at the foot of the page, in nobody's way: both answers weigh the same, and none may be given as well. */
export default function ConsentBanner({ outside }: { outside: string | null }) {
  const t = useText(analyticsText)
  const id = useId()
  const answer = (analytics: boolean) => void choose(analytics, outside).catch(() => undefined)
  return (
    <Card
      aria-labelledby={id}
      data-chrome
      as="section"
      padding="none"
      className="fixed inset-x-3 bottom-20 z-30 px-5 py-4 md:right-auto md:bottom-6 md:left-6 md:max-w-[26rem]"
    >
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
  )
}
