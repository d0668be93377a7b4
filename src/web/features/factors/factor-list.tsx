import type { ReactNode } from 'react'
import type { Factor } from '#contract/daily.ts'
import { smallAngle } from '#language/angle.ts'
import { civilDate, formatInstantDate, formatTime, formatZone } from '../../i18n/format.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { useMinute, useToday } from '../../ui/clock.ts'
import { factorsText } from './text.ts'
import { FactorDiagram } from './factor-diagram.tsx'
import { factorTitle, isAspect, phaseWord } from './factor-words.ts'

/** The factors of a paragraph in full. */
export function FactorList({ factors }: { factors: readonly Factor[] }) {
  return (
    <ul className="divide-y divide-rule">
      {factors.map((factor) => (
        <li key={factor.id} className="py-5 first:pt-0 last:pb-0">
          <FactorCard factor={factor} />
        </li>
      ))}
    </ul>
  )
}

function FactorCard({ factor }: { factor: Factor }) {
  const t = useText(factorsText)
  const words = useText(skyWords)
  const { lang } = useLang()
  const { aspect, orb, exact_at: exactAt, phase } = factor
  return (
    <>
      <FactorDiagram factor={factor} />
      <p className="mt-2.5 font-text text-lg/6">{factorTitle(words, factor)}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 text-sm">
        {isAspect(aspect) && (
          <Fact name={t.distance}>
            <a className="link" href={`/glossary#${aspect}`}>
              {words.aspects[aspect]}
            </a>
            {`, ${t.apart[aspect]}: ${t.means[aspect]}`}
          </Fact>
        )}
        {factor.until && <Fact name={t.until}>{formatInstantDate(lang, factor.until)}</Fact>}
        {orb !== undefined && (
          <Fact name={t.orb}>
            <span className="figures">{smallAngle(orb)}</span>
          </Fact>
        )}
        {exactAt && <Exact instant={exactAt} />}
        {phase && <Fact name={words.bodies.moon}>{phaseWord(words, phase)}</Fact>}
      </dl>
    </>
  )
}

/** The exact moment on the clock of this device. */
function Exact({ instant }: { instant: string }) {
  const t = useText(factorsText)
  const { lang } = useLang()
  const moment = new Date(instant)
  const time = formatTime(lang, instant)
  const today = civilDate(moment) === useToday()
  const past = moment.getTime() < useMinute()
  return (
    <Fact name={past ? t.wasExact : t.exact}>
      <time dateTime={instant} className="figures">
        {today ? t.todayAt(time) : t.at(formatInstantDate(lang, instant, 'day'), time)}
      </time>{' '}
      <span className="whitespace-nowrap text-ink-2">({formatZone(lang, instant)})</span>
    </Fact>
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
