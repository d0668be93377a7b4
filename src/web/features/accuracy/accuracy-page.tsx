import type { ReactNode } from 'react'
import { CHART_QUANTITIES, TIMED_EVENTS, type Accuracy, type ChartQuantity } from '#astro/accuracy/accuracy.ts'
import type { ClockStats } from '#astro/birth-time/clock-stats.ts'
import { BODIES, PLANETS } from '#astro/ephemeris/body.ts'
import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import { formatDate } from '../../i18n/format.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { ErrorScale } from './error-scale.tsx'
import { useNumberFormat } from './number-format.ts'
import { NumberTable } from './number-table.tsx'
import { accuracyText } from './text.ts'
import { PageTop } from '../../ui/page-top.tsx'

const COIN_EDGE_KM = 0.002 / 1000
const ARC_SECOND_RAD = Math.PI / 648_000

/** What Asteria's errors are, for someone who wants to know before believing. */
export function AccuracyPage({ accuracy, clocks }: { accuracy: Accuracy; clocks: ClockStats }) {
  const t = useText(accuracyText)
  const { lang } = useLang()
  const { plain, error } = useNumberFormat()
  const { reference, charts, random, positions, smallBodies, tables } = accuracy
  const day = (date: string) => formatDate(lang, date)
  const worst = Math.max(...PLANETS.map((body) => positions[body].longitude.max), 0.001)
  const coinKm = Number((COIN_EDGE_KM / (worst * ARC_SECOND_RAD)).toPrecision(2))
  return (
    <div className="page">
      <PageTop
        label={t.label}
        title={t.headline}
        lead={t.lead(reference, charts.count, day(charts.from), day(charts.to))}
      />
      <Section id="scale" title={t.scaleTitle}>
        <ErrorScale positions={positions} />
        <p className="prose-reading mt-6 max-w-[44rem]">{t.coin(plain(coinKm))}</p>
        <p className="prose-reading mt-4 max-w-[44rem]">
          {t.random(random.years, random.planets.count, error(random.planets.max, '″'), error(random.angles.max, '″'))}
        </p>
      </Section>
      <Section id="positions" title={t.positionsTitle} note={t.positionsNote}>
        <Positions positions={positions} />
      </Section>
      <Section id="houses" title={t.chartsTitle}>
        <Quantities quantities={accuracy.quantities} />
      </Section>
      <Section id="events" title={t.eventsTitle} note={t.eventsNote}>
        <Events events={accuracy.events} />
      </Section>
      <Section id="birth" title={t.birthTitle} note={t.birthNote}>
        <Births accuracy={accuracy} />
      </Section>
      <Section id="clocks" title={t.clocksTitle} note={t.clocksNote}>
        <Clocks clocks={clocks} />
      </Section>
      <Section id="tables" title={t.tablesTitle}>
        <p className="prose-reading max-w-[44rem]">{t.tables(day(tables.from), day(tables.to))}</p>
        <p className="prose-reading mt-4 max-w-[44rem]">
          {t.smallBodies(
            smallBodies.count,
            day(smallBodies.from),
            day(smallBodies.to),
            error(smallBodies.maxArcSeconds, '″'),
          )}
        </p>
      </Section>
      <Section id="limit" title={t.limitTitle}>
        <p className="prose-reading max-w-[44rem]">{t.limit}</p>
      </Section>
    </div>
  )
}

function Section({ id, title, note, children }: { id: string; title: string; note?: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="pt-16 lg:pt-20">
      <h2 id={id} className="display-2">
        {title}
      </h2>
      {note && <p className="caption mt-3 max-w-[44rem]">{note}</p>}
      <div className="mt-6">{children}</div>
    </section>
  )
}

function Positions({ positions }: Pick<Accuracy, 'positions'>) {
  const t = useText(accuracyText)
  const words = useText(skyWords)
  const { error, plain } = useNumberFormat()
  const rows = BODIES.map((body) => {
    const { longitude, latitude, speed, wrongDirection } = positions[body]
    const name = (
      <span className="flex items-center gap-3">
        <GlyphIcon name={body} size={19} className="shrink-0 text-accent" />
        {words.bodies[body]}
      </span>
    )
    const errors = [longitude, latitude, speed].map(({ max }) => error(max, ''))
    return { key: body, name, cells: [...errors, plain(wrongDirection)] }
  })
  return (
    <NumberTable label={t.positionsTitle} head={[t.body, t.longitude, t.latitude, t.motion, t.direction]} rows={rows} />
  )
}

function Quantities({ quantities }: Pick<Accuracy, 'quantities'>) {
  const t = useText(accuracyText)
  const { error, plain } = useNumberFormat()
  const unitOf = (what: ChartQuantity) =>
    what === 'moonLight' ? ` ${t.percent}` : what === 'deltaT' ? ` ${t.seconds}` : '″'
  const rows = CHART_QUANTITIES.map((what) => {
    const { count, p99, max } = quantities[what]
    const errors = [p99, max].map((value) => error(value, unitOf(what)))
    return { key: what, name: t.quantities[what], cells: [plain(count), ...errors] }
  })
  return <NumberTable label={t.chartsTitle} head={[t.what, t.compared, t.p99, t.max]} rows={rows} />
}

function Events({ events }: Pick<Accuracy, 'events'>) {
  const t = useText(accuracyText)
  const { error, plain } = useNumberFormat()
  const rows = TIMED_EVENTS.map((what) => {
    const { count, p99, max } = events[what]
    const errors = [p99, max].map((value) => error(value, ` ${t.seconds}`))
    return { key: what, name: t.events[what], cells: [plain(count), ...errors] }
  })
  return <NumberTable label={t.eventsTitle} head={[t.what, t.compared, t.p99, t.max]} rows={rows} />
}

function Births({ accuracy: { places, birthTimes, clocks } }: { accuracy: Accuracy }) {
  const t = useText(accuracyText)
  return (
    <Lines
      lines={[
        [t.placesEn, t.ofAll(places.en.first, places.en.count)],
        [t.placesRu, t.ofAll(places.ru.first, places.ru.count)],
        [t.births, t.ofAll(birthTimes.right, birthTimes.count)],
        [t.randomClocks(clocks.zones), t.ofAll(clocks.right, clocks.count)],
      ]}
    />
  )
}

/** Territories whose clocks followed another country, and how cases of theirs that sources date are answered. */
function Clocks({ clocks: { territories, clocks, sources, doubts, cases } }: { clocks: ClockStats }) {
  const t = useText(accuracyText)
  const { plain } = useNumberFormat()
  return (
    <Lines
      lines={[
        [t.territories, plain(territories)],
        [t.clockChanges, plain(clocks)],
        [t.clockSources, plain(sources)],
        [t.clockDoubts, plain(doubts)],
        [t.casesRight, t.ofAll(cases.right, cases.count)],
        [t.casesOffered, t.ofAll(cases.told, cases.count)],
        [t.casesWrong, t.ofAll(cases.wrong, cases.count)],
      ]}
    />
  )
}

function Lines({ lines }: { lines: readonly (readonly [what: string, result: string])[] }) {
  return (
    <dl className="max-w-[44rem]">
      {lines.map(([what, result]) => (
        <div key={what} className="flex justify-between gap-6 border-b border-rule py-2.5">
          <dt className="font-text">{what}</dt>
          <dd className="figures whitespace-nowrap">{result}</dd>
        </div>
      ))}
    </dl>
  )
}
