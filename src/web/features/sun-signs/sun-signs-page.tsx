import { useText } from '../../i18n/text.tsx'
import { SignGrid } from './sign-grid.tsx'
import { sunSignsText } from './text.ts'

/** The twelve signs, with the Sun's dates in them this year. */
export function SunSignsPage({ dates }: { dates: readonly { from: string; to: string }[] }) {
  const t = useText(sunSignsText)
  return (
    <div className="page">
      <header className="pt-10 lg:pt-14">
        <p className="label">{t.label}</p>
        <h1 className="display-1 mt-5">{t.headline}</h1>
        <p className="prose-reading mt-6 max-w-[44rem]">{t.lead}</p>
      </header>
      <div className="mt-8">
        <SignGrid period="today" dates={dates} />
        <p className="caption mt-5">{t.datesNote(Number(dates[0]?.from.slice(0, 4)))}</p>
      </div>
    </div>
  )
}
