import type { Report, ReportType } from '#product/catalogue/report.ts'
import { Link } from '../../i18n/link.tsx'
import { useText } from '../../i18n/text.tsx'
import { definePart } from '../../page-part.tsx'
import { giftsText } from './text.ts'

function GiveLink({ data: type }: { data: ReportType }) {
  const t = useText(giftsText)
  return (
    <li>
      <Link to={`/gifts?report=${type}`} className="link">
        {t.give}
      </Link>
    </li>
  )
}

/** On a report's page, the way to give it. */
export const giftOfReport = definePart({
  load: async (_, __, report: Report): Promise<ReportType> => report.type,
  places: { facts: GiveLink },
})
