import type { ReactNode } from 'react'
import type { Factor } from '#contract/daily.ts'
import { smallAngle } from '#language/angle.ts'
import { civilDate, formatInstantDate, formatTime, formatZone } from '../../i18n/format.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { useMinute, useToday } from '../../ui/clock.ts'
import { factorsText } from './text.ts'
import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import { FactorDiagram } from './factor-diagram.tsx'
import { factorTitle, isAspect, phaseWord } from './factor-words.ts'
import { plainFactor } from './plain-lines.ts'
import { plainWords } from './plain-words.ts'

/** The factors of a paragraph in full. */
export function FactorList({ factors }: { factors: readonly Factor[] }) {
  const plain = useText(plainWords)
  return (
    <>
      <ul className="divide-y divide-rule">
        {factors.map((factor) => (
          <li key={factor.id} className="py-5 first:pt-0">
            <FactorCard factor={factor} />
          </li>
        ))}
      </ul>
      <p className="caption border-t border-rule pt-4">{plain.tradition}</p>
    </>
  )
}

/** What a factor is in plain words, then what that was computed from, then until when it holds. */
function FactorCard({ factor }: { factor: Factor }) {
  const t = useText(factorsText)
  const plain = useText(plainWords)
  const words = useText(skyWords)
  const { aspect, orb, exact_at: exactAt, phase } = factor
  const { lines, so } = plainFactor(words, plain, factor)
  return (
    <>
      <p className="font-text text-lg/6">{factorTitle(words, factor)}</p>
      <ul className="mt-2 grid gap-0.5">
        {lines.map((line) => (
          <li key={line.term} className="flex items-baseline gap-2">
            {line.glyph && <GlyphIcon name={line.glyph} size={16} className="translate-y-0.5 text-ink-2" />}
            <span>
              <a className="link" href={`/glossary#${line.term}`}>
                {line.name}
              </a>
              {`: ${line.means}`}
            </span>
          </li>
        ))}
      </ul>
      {so && <p className="mt-2 font-text text-md/7">{so}</p>}
      <h3 className="label mt-5">{plain.evidence}</h3>
      <div className="mt-2">
        <FactorDiagram factor={factor} />
      </div>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 text-sm">
        {isAspect(aspect) && (
          <Fact name={t.distance}>
            {words.aspects[aspect]}, {t.apart[aspect]}
          </Fact>
        )}
        {orb !== undefined && (
          <Fact name={t.orb}>
            <span className="figures">{smallAngle(orb)}</span>
          </Fact>
        )}
        {exactAt && <Exact instant={exactAt} />}
        {phase && <Fact name={words.bodies.moon}>{phaseWord(words, phase)}</Fact>}
      </dl>
      <Ends factor={factor} />
    </>
  )
}

/** Until when a factor holds. Of what passes without a known end it is said how it passes. */
function Ends({ factor: { kind, transiting, until, exact_at: exactAt } }: { factor: Factor }) {
  const t = useText(factorsText)
  const plain = useText(plainWords)
  const { lang } = useLang()
  const isOfBirth = kind === 'natal'
  if (!until && !exactAt && !isOfBirth) return null
  return (
    <>
      <h3 className="label mt-4">{plain.ends}</h3>
      <p className="mt-1 text-sm">
        {isOfBirth
          ? plain.never
          : until
            ? `${t.at(formatInstantDate(lang, until), formatTime(lang, until))} (${formatZone(lang, until)})`
            : transiting === 'moon'
              ? plain.byHours
              : plain.later}
      </p>
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
