import type { CalendarContent } from '#contract/calendar.ts'
import { LIGHT_INK } from '#drawing/ring/biosphere-ring.tsx'
import { useText } from '../../i18n/text.tsx'
import { Term } from '../factors/term.tsx'
import { calendarText } from './text.ts'

const WIDTH = 100

/** The four quarters of a day as stripes, told apart by colour, by line and by name. */
export function BiosphereStripes({ lights }: { lights: CalendarContent['lunarCalendar']['biosphere'] }) {
  const t = useText(calendarText)
  return (
    <section>
      <h3 className="label">
        <Term id="biosphere" className="label">
          {t.biosphere}
        </Term>
      </h3>
      <ul className="mt-3 grid grid-cols-4 gap-2">
        {lights.map((light, i) => (
          <li key={t.hours[i]}>
            <span className="figures text-ink-2">{t.hours[i]}</span>
            <svg viewBox={`0 0 ${WIDTH} 8`} className="block h-2 w-full" preserveAspectRatio="none" aria-hidden>
              <path d={`M0 4H${WIDTH}`} {...LIGHT_INK[light]} />
            </svg>
            <span className="text-xs">{t.lights[light]}</span>
          </li>
        ))}
      </ul>
      <p className="field-hint mt-2">{t.biosphereNote}</p>
    </section>
  )
}
