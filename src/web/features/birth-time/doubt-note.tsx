import { capital } from '#language/capital.ts'
import type { BirthDoubt } from '#contract/birth-time.ts'
import type * as z from 'zod/mini'
import { Link } from '../../i18n/link.tsx'
import { useText } from '../../i18n/text.tsx'
import { useChartHour } from './chart-hour.tsx'
import { clockLabel } from './hour-by.ts'
import { birthTimeText } from './text.ts'

interface DoubtNoteProps {
  doubt: z.infer<typeof BirthDoubt>
  /** Whose birth, where it isn't the reader's own. */
  name?: string | undefined
}

/** That the clock of a birth is in doubt, said before a chart: why, and the chart's hour both ways. */
export function DoubtNote({ doubt: { text, candidates }, name }: DoubtNoteProps) {
  const t = useText(birthTimeText)
  const hour = useChartHour()
  const isMoonOther = candidates.some(({ moon }) => moon.sign !== candidates[0]?.moon.sign)
  return (
    <aside className="mt-6 max-w-[46rem] border-l-2 border-accent py-1 pl-5">
      <p className="display-3">{name ? t.doubtOf(name) : t.doubt}</p>
      <p className="mt-1.5 font-text text-md/7">
        {text} {isMoonOther ? t.movesMoon : t.moves}
      </p>
      <ul className="mt-2">
        {candidates.map((candidate) => (
          <li key={candidate.utc} className="figures border-b border-rule py-1.5">
            <span className={candidate.chosen ? 'font-medium' : 'text-ink-2'}>
              {capital(clockLabel(candidate))}: {hour(candidate, candidates)}
              {candidate.chosen && ` ${t.thisChart}`}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2.5">
        <Link to={name ? '/my-charts#add' : '/settings#details'} className="link">
          {t.choose}
        </Link>
      </p>
    </aside>
  )
}
