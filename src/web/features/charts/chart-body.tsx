import type { ReactNode } from 'react'
import { isMajorAspect } from '#astro/charts/aspect.ts'
import type { ChartPoint, ChartSky, Houses } from '#astro/charts/chart.ts'
import type { ShownChart } from '#contract/shown-chart.ts'
import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import { signName } from '#drawing/glyphs/glyph-paths.ts'
import { WHEEL_BODIES } from '#drawing/wheel/lay-wheel.ts'
import { degreeSecond, inSign } from '#language/angle.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useText } from '../../i18n/text.tsx'
import { plainWords } from '../factors/plain-words.ts'
import { Term } from '../factors/term.tsx'
import type { ReaderChapter } from '../reader/lay-parts.ts'
import { AspectRow } from './aspect-row.tsx'
import { ChartReading } from './chart-reading.tsx'
import { OneRing, TwoRings } from './chart-rings.tsx'
import { RingAspects } from './ring-aspects.tsx'
import { ringsOf } from './rings.ts'
import { chartsText } from './text.ts'

interface ChartBodyProps {
  /** Under which this device remembers the place in the reading; null for somebody else's. */
  hash: string | null
  answer: ShownChart
  chart: ChartSky
  chapters: ReaderChapter[]
  /** What is read before the wheel. */
  lead: ReactNode
  /** What stands between the wheel and the reading. */
  children?: ReactNode
}

/** A chart's wheel, its reading and its tables: its owner's, or as others are shown it. */
export function ChartBody({ hash, answer, chart, chapters, lead, children }: ChartBodyProps) {
  const rings = ringsOf(answer)
  const houses = rings ? rings.inner.houses : chart.houses
  return (
    <>
      {rings ? (
        <TwoRings rings={rings} lead={lead} />
      ) : (
        <OneRing chart={chart} moving={answer.type !== 'chart:composite'} lead={lead} />
      )}
      {children}
      <ChartReading hash={hash} answer={answer} chapters={chapters} />
      <div
        id="tables"
        className="mt-16 scroll-mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
      >
        {rings ? <RingAspects rings={rings} /> : <AspectTable chart={chart} />}
        {houses && <HouseTable houses={houses} />}
      </div>
    </>
  )
}

/** On a phone, the parts of a page that is many screens long. */
export function OnThisPage({ hasYear = false }: { hasYear?: boolean }) {
  const t = useText(chartsText)
  const parts = [
    ['wheel', t.wheel],
    ...(hasYear ? [['year', t.year] as const] : []),
    ['reading', t.reading],
    ['tables', t.tables],
  ] as const
  return (
    <nav aria-label={t.onThisPage} className="mt-4 flex flex-wrap gap-x-6 lg:hidden">
      {parts.map(([id, name]) => (
        <a key={id} href={`#${id}`} className="link inline-flex min-h-11 items-center text-sm">
          {name}
        </a>
      ))}
    </nav>
  )
}

const SHOWN: ReadonlySet<ChartPoint> = new Set([...WHEEL_BODIES, 'asc', 'mc'])

/** The aspects among the points of the wheel, closest first. */
function AspectTable({ chart }: { chart: ChartSky }) {
  const t = useText(chartsText)
  const plain = useText(plainWords)
  const aspects = chart.aspects
    .filter(({ a, b }) => SHOWN.has(a) && SHOWN.has(b))
    .toSorted((one, other) => one.orbDeg - other.orbDeg)
  return (
    <section aria-labelledby="aspects">
      <h2 id="aspects" className="display-3">
        {t.aspects}
      </h2>
      <ul className="mt-3 gap-x-10 border-t border-rule-2 text-md sm:columns-2">
        {aspects.map(({ a, b, aspect, orbDeg, applying }) => (
          <AspectRow
            key={`${a}${aspect}${b}`}
            from={{ point: a }}
            to={{ point: b }}
            says={isMajorAspect(aspect) ? plain.so[aspect](plain.points[a].yours, plain.points[b].yours) : undefined}
            {...{ aspect, orbDeg, applying }}
          />
        ))}
      </ul>
    </section>
  )
}

/** The twelve cusps. */
function HouseTable({ houses }: { houses: Houses }) {
  const t = useText(chartsText)
  const words = useText(skyWords)
  return (
    <section aria-labelledby="houses">
      <h2 id="houses" className="display-3">
        {t.houses}
      </h2>
      <ol className="mt-3 grid gap-x-8 border-t min-[22.5rem]:grid-cols-2 border-rule-2 text-md">
        {houses.cuspsDeg.map((cusp, house) => {
          const { sign } = inSign(cusp)
          return (
            <li key={cusp} className="flex min-h-11 items-center justify-between gap-3 border-b border-rule">
              <Term id={`house-${house + 1}`} className="text-sm text-ink-2">
                {words.house(house + 1)}
              </Term>
              <span className="figures inline-flex items-center gap-2 whitespace-nowrap">
                {degreeSecond(cusp)}
                <Term id={signName(sign)}>
                  <GlyphIcon name={signName(sign)} size={18} title={words.signs[sign]} className="text-sky" />
                </Term>
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
