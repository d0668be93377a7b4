import type { LunarState } from '#contract/calendar.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { MoonFace } from '../calendar/moon-face.tsx'
import { calendarText } from '../calendar/text.ts'
import { VoidLine } from '../calendar/void-line.tsx'
import { GuestPage } from './guest-page.tsx'
import { guestText } from './text.ts'

/** For a visitor of the calendar: the Moon of this hour. */
export default function GuestCalendar({ moon }: { moon: LunarState }) {
  const t = useText(guestText)
  const calendar = useText(calendarText)
  const { lang } = useLang()
  // Its clock times are the device's, which the server doesn't know.
  const hydrated = useHydrated()
  return (
    <GuestPage title={t.calendar.title} lead={t.calendar.lead} exampleTitle={t.calendar.example}>
      <div lang={lang} className="max-w-[40rem]">
        <MoonFace lunar={moon} when={calendar.now} />
        <div className="mt-3 min-h-6">{hydrated && <VoidLine date={moon.date} voids={moon.void_moon} />}</div>
        {!moon.locked &&
          [moon.phase.meaning.astrological_meaning, moon.position.meaning.mood].map((text) => (
            <p key={text} className="prose-reading mt-3">
              {text}
            </p>
          ))}
      </div>
    </GuestPage>
  )
}
