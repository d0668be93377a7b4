import { useId, type ReactNode } from 'react'
import type { Transit, TransitsAhead } from '#contract/transits.ts'
import { smallAngle } from '#language/angle.ts'
import { formatInstantDate, formatTime } from '../../i18n/format.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { FactorGlyphs } from '../factors/factor-glyphs.tsx'
import { reportsText } from '../reports/text.ts'
import { transitsText } from './text.ts'
import type { TransitGroup } from './transit-groups.ts'
import { factorOf, groupTitle } from './transit-words.ts'
import { useGroupDates } from './use-group-dates.ts'

type Reading = TransitsAhead['readings'][string]

interface TransitListProps {
  groups: readonly TransitGroup[]
  readings: TransitsAhead['readings']
  timed: boolean
  open: ReadonlySet<string>
  onToggle: (id: string, open: boolean) => void
}

/** The same transits as a list; each opens to its times and its text. */
export function TransitList({ groups, readings, timed, open, onToggle }: TransitListProps) {
  const t = useText(transitsText)
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="double-rule mt-14 max-w-[46rem] pt-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={heading} className="label">
          {t.list}
        </h2>
        <span className="figures text-sm text-ink-2">{t.count(groups.length)}</span>
      </div>
      <ul className="mt-2 divide-y divide-rule">
        {groups.map((group) => (
          <li key={group.id}>
            <Item
              group={group}
              reading={readings[group.reading]}
              timed={timed}
              open={open.has(group.id)}
              onToggle={onToggle}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ItemProps {
  group: TransitGroup
  reading: Reading | undefined
  timed: boolean
  open: boolean
  onToggle: TransitListProps['onToggle']
}

function Item({ group, reading, timed, open, onToggle }: ItemProps) {
  const words = useText(skyWords)
  const reports = useText(reportsText)
  const dates = useGroupDates(group)
  return (
    <details id={group.id} open={open} onToggle={({ currentTarget }) => onToggle(group.id, currentTarget.open)}>
      <summary className="grid min-h-14 cursor-pointer grid-cols-[4.75rem_minmax(0,1fr)] items-center py-2.5 hover:text-accent">
        <FactorGlyphs factor={factorOf(group)} size={19} />
        <span className="min-w-0">
          <span className="block font-text text-lg/6">{groupTitle(words, group)}</span>
          <span className="block text-sm/6 text-ink-2">
            <span className="figures">{dates}</span> · {reports.categories[group.category]}
          </span>
        </span>
      </summary>
      {open && (
        <div className="pb-6 sm:pl-19">
          {group.stays.map((stay) => (
            <Times key={stay.id} stay={stay} timed={timed} />
          ))}
          {reading && <ReadingOf reading={reading} />}
        </div>
      )}
    </details>
  )
}

/** When a stay begins, is exact and ends, by the clock of this device; without the hour of birth, on which days. */
function Times({ stay, timed }: { stay: Transit; timed: boolean }) {
  const t = useText(transitsText)
  const { lang } = useLang()
  const moment = (at: string) => (
    <time dateTime={at}>
      {formatInstantDate(lang, at)}
      {timed && `, ${formatTime(lang, at)}`}
    </time>
  )
  const { enters_at, leaves_at, exact, nearest } = stay
  return (
    <dl className="figures mb-4 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 border-l-2 border-rule pl-4 text-sm">
      <Fact name={t.entersOrb}>{enters_at ? moment(enters_at) : t.earlier}</Fact>
      {exact.map(({ at, retrograde }) => (
        <Fact key={at} name={t.exact}>
          {moment(at)}
          {retrograde && <span className="text-ink-2"> · {t.backwards} ℞</span>}
        </Fact>
      ))}
      {nearest && (
        <Fact name={t.nearest}>{t.nearestAt(formatInstantDate(lang, nearest.at), smallAngle(nearest.orb))}</Fact>
      )}
      <Fact name={t.leavesOrb}>{leaves_at ? moment(leaves_at) : t.later}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

function ReadingOf({ reading: { gist, body, gift, challenge, advice } }: { reading: Reading }) {
  const t = useText(transitsText)
  const { lang } = useLang()
  return (
    <div lang={lang} className="font-text text-lg/8 text-pretty">
      <p className="text-xl/8 italic">{gist}</p>
      <p className="mt-3">{body}</p>
      <dl className="mt-4 grid gap-x-5 gap-y-2 sm:grid-cols-[auto_1fr]">
        {(
          [
            ['gift', gift],
            ['challenge', challenge],
            ['advice', advice],
          ] as const
        ).map(([name, text]) => (
          <div key={name} className="contents">
            <dt className="label pt-1.5">{t[name]}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
