import { twoDigits } from '#language/angle.ts'
import type { ReactNode } from 'react'
import type { BodyAccuracy } from '#astro/accuracy/accuracy.ts'
import type { PLANETS } from '#astro/ephemeris/body.ts'
import type { Factor } from '#contract/daily.ts'
import { ErrorScale } from '../accuracy/error-scale.tsx'
import { Plot } from '../admin/plot.tsx'
import { BiosphereStripes } from '../calendar/biosphere-stripes.tsx'
import { VoidStripe } from '../calendar/void-stripe.tsx'
import { Mood } from '../dashboard/mood.tsx'
import { SpanBar } from '../dashboard/span-bar.tsx'
import { WeekLine } from '../dashboard/week-line.tsx'
import { SpanStrip } from '../spans/span-strip.tsx'
import { FactorDiagram } from '../factors/factor-diagram.tsx'
import { Timeline } from '../transits/timeline.tsx'
import type { TransitGroup } from '../transits/transit-groups.ts'
import { useLang } from '../../i18n/text.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { PAGE_DIAGRAMS } from './page-diagram-names.ts'
import { SAMPLE_DATE, sampleDay, sampleMonth } from './sample-days.ts'

const FACTORS: Factor[] = [
  { id: 'transit:saturn:square:venus', kind: 'transit', transiting: 'saturn', natal: 'venus', aspect: 'square' },
  { id: 'transit:jupiter:trine:sun', kind: 'transit', transiting: 'jupiter', natal: 'sun', aspect: 'trine' },
  { id: 'natal:mars:4', kind: 'natal', natal: 'mars', sign: 4 },
  { id: 'moon:8', kind: 'moon', sign: 8 },
]

/** Passes one after the other within a year, the second of them backwards. */
function sampleTransit(
  { transiting, natal, aspect, nature }: Pick<TransitGroup, 'transiting' | 'natal' | 'aspect' | 'nature'>,
  months: readonly number[],
): TransitGroup {
  const id = `transit:${transiting}:${aspect}:${natal}`
  const at = (month: number, day: number) => new Date(Date.UTC(2026, month, day)).toISOString()
  const own = { transiting, natal, aspect, nature, category: 'personal', reading: id } as const
  const stays = months.map((month, i) => ({
    ...own,
    id: `${id}:${i + 1}`,
    enters_at: at(month, 1),
    leaves_at: at(month + 1, 10),
    exact: [{ at: at(month, 20), retrograde: i === 1 }],
    nearest: null,
  }))
  return { ...own, id, stays }
}

const TRANSITS: TransitGroup[] = [
  sampleTransit({ transiting: 'saturn', natal: 'venus', aspect: 'square', nature: 'tense' }, [1, 5, 9]),
  sampleTransit({ transiting: 'jupiter', natal: 'sun', aspect: 'trine', nature: 'flowing' }, [3]),
  sampleTransit({ transiting: 'uranus', natal: 'moon', aspect: 'conjunction', nature: 'conjunction' }, [6, 8]),
]

const DAYS = Array.from({ length: 30 }, (_, i) => `2026-11-${twoDigits(i + 1)}`)
const VALUES = DAYS.map((_, i) => (i * 7) % 13)

/** Each of {@link PAGE_DIAGRAMS} with sample data. */
export function PageDiagrams({ positions }: { positions: Record<(typeof PLANETS)[number], BodyAccuracy> }) {
  // Its months begin by the reader's clock, which the server doesn't know.
  const hydrated = useHydrated()
  const { lang } = useLang()
  const sample = sampleDay(lang, 'subscriber')
  const diagrams: Record<(typeof PAGE_DIAGRAMS)[number], ReactNode> = {
    transits: hydrated && (
      <Timeline groups={TRANSITS} from="2026-01-01T00:00:00Z" to="2027-01-01T00:00:00Z" onOpen={() => undefined} />
    ),
    factor: FACTORS.map((factor) => <FactorDiagram key={factor.id} factor={factor} />),
    biosphere: <BiosphereStripes lights={[0, 1, 2, 1]} />,
    voidMoon: <VoidStripe parts={[{ from: 0.2, to: 0.55 }]} />,
    mood: <Mood mood={{ mental: 40, emotional: 72, creativity: 18, energy: 90 }} />,
    span:
      hydrated &&
      (sample.now ?? []).map((transit) => (
        <SpanBar key={transit.title} transit={transit} aspect="square" date={SAMPLE_DATE} />
      )),
    week: <WeekLine content={sample} date={SAMPLE_DATE} days={{}} />,
    strip: hydrated && <SpanStrip data={sampleMonth(sample)} />,
    errors: <ErrorScale positions={positions} />,
    plot: (
      <div className="max-w-80">
        <Plot days={DAYS} values={VALUES} label={`${DAYS[0]} – ${DAYS.at(-1)}`} />
      </div>
    ),
  }
  return PAGE_DIAGRAMS.map((name) => (
    <div key={name} data-gallery-diagram={name}>
      {diagrams[name]}
    </div>
  ))
}
