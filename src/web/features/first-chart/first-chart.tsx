import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useText } from '../../i18n/text.tsx'
import { Card } from '../../ui/card.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { firstChartText } from './text.ts'

const FirstChartForm = lazy(() => import('./first-chart-form.tsx'))

/** So far below the screen the form begins to load. */
const AHEAD = '600px'

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

/** Whether the reader has come near to an element once. */
function useNear(element: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setIsNear(true)
        watch.disconnect()
      },
      { rootMargin: AHEAD },
    )
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element])
  return isNear
}
