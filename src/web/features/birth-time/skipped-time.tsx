import type { BirthTimeAnswer } from '#contract/birth-time.ts'
import { say } from '#contract/messages/say.ts'
import { formatDate } from '../../i18n/format.ts'
import type { Lang } from '#language/lang.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import type { BirthValues } from './birth-values.ts'
import { birthTimeText } from './text.ts'

type Gap = NonNullable<BirthTimeAnswer['gap']>

export const skippedSentence = (lang: Lang, place: string, { from, to }: Gap) =>
  say(lang, 'time_skipped', { place, from: from.slice(11), to: to.slice(11) })

interface SkippedTimeProps {
  gap: Gap
  birthdate: string
  birthtime: string
  /** True where the date may not be changed: then no time of another day is offered. */
  fixedDate: boolean | undefined
  onTake: (time: Pick<BirthValues, 'birthdate' | 'birthtime'>) => void
}

/** The times that may be meant by one that the clocks skipped, in their order. */
export function timesMeant({ back, before, after, on }: Pick<Gap, 'back' | 'before' | 'after' | 'on'>) {
  const all = [back, before, after, on]
  const keyOf = (time: (typeof all)[number]) => `${time.birthdate} ${time.birthtime}`
  return all
    .filter((time, i) => all.findIndex((other) => keyOf(other) === keyOf(time)) === i)
    .toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)))
}

/** Times that the clocks did show, to be taken in the place of one that they skipped: the nearest, and an hour off. */
export function SkippedTime({ gap, birthdate, birthtime, fixedDate, onTake }: SkippedTimeProps) {
  const t = useText(birthTimeText)
  const { lang } = useLang()
  const times = timesMeant(gap).filter((time) => !fixedDate || time.birthdate === birthdate)
  return (
    <div className="grid gap-2.5">
      <p className="field-hint">{t.skippedHint(birthtime, gap.on.birthtime, gap.back.birthtime)}</p>
      <div className="flex flex-wrap gap-2.5">
        {times.map((time) => (
          <button key={time.birthtime} type="button" className="choice min-h-11" onClick={() => onTake(time)}>
            {time.birthdate === birthdate
              ? t.skippedTake(time.birthtime)
              : t.skippedTakeOn(time.birthtime, formatDate(lang, time.birthdate, 'day'))}
          </button>
        ))}
      </div>
    </div>
  )
}
