import { lazy, Suspense, useRef } from 'react'
import { useText } from '../../i18n/text.tsx'
import { Card } from '../../ui/card.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useNear } from '../../ui/use-near.ts'
import { firstChartText } from './text.ts'

const load = () => import('./first-chart-form.tsx')
const FirstChartForm = lazy(load)
export const preloadFirstChart = () => void load()

/** A visitor's own chart on the landing page. Its form and its wheel come when the reader comes near. */
export function FirstChart() {
  const t = useText(firstChartText)
  const section = useRef<HTMLElement>(null)
  const isNear = useNear(section)
  return (
    <section ref={section} id="your-chart" aria-labelledby="your-chart-title" className="scroll-mt-6 pt-16 lg:pt-24">
      <h2 id="your-chart-title" className="display-2">
        {t.title}
      </h2>
      <p className="prose-reading mt-5 max-w-[40rem]">{t.intro}</p>
      <Card className="mt-8 min-h-[32rem]">
        <noscript>
          <p>{t.needsScript}</p>
        </noscript>
        {isNear && (
          <Suspense fallback={<Spinner label={t.loading} />}>
            <FirstChartForm />
          </Suspense>
        )}
      </Card>
    </section>
  )
}
