import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { publicMeta } from '../../chrome/page-meta.ts'
import { siteContext } from '../../context.ts'
import { SUN_SIGNS_PATH } from './sun-sign-address.ts'
import { sunSignsText } from './text.ts'
import { useText } from '../../i18n/text.tsx'
import { SignGrid } from './sign-grid.tsx'
import { PageTop } from '../../ui/page-top.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => context.get(siteContext).sunDates()

export const meta = (args: MetaArgs) => publicMeta(sunSignsText, args, SUN_SIGNS_PATH)

export default function SunSignsRoute() {
  return <SunSignsPage dates={useLoaderData<typeof loader>()} />
}

/** The twelve signs, with the Sun's dates in them this year. */
function SunSignsPage({ dates }: { dates: readonly { from: string; to: string }[] }) {
  const t = useText(sunSignsText)
  return (
    <div className="page">
      <PageTop label={t.label} title={t.headline} lead={t.lead} />
      <div className="mt-8">
        <SignGrid period="today" dates={dates} />
        <p className="caption mt-5">{t.datesNote(Number(dates[0]?.from.slice(0, 4)))}</p>
      </div>
    </div>
  )
}
