import { useText } from '../../i18n/text.tsx'
import { OwnChart } from './own-chart.tsx'
import { sharedPageText } from './page-text.ts'

/** Says that a public link shows nothing, and why that may be. */
export function ClosedLink() {
  const t = useText(sharedPageText)
  return (
    <div className="page pt-10 pb-16 lg:pt-14">
      <h1 className="display-1">{t.closedTitle}</h1>
      <p className="prose-reading mt-8 max-w-[44rem]">{t.closed}</p>
      <OwnChart />
    </div>
  )
}
