import type { ChartSky, ChartPoint } from '#astro/charts/chart.ts'
import type { Factor } from '#contract/daily.ts'
import type { ShownChart } from '#contract/shown-chart.ts'
import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import { signName } from '#drawing/glyphs/glyph-paths.ts'
import { degreeMinute, inSign } from '#language/angle.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { FactorGlyphs } from '../factors/factor-glyphs.tsx'
import { factorTitle, isPoint } from '../factors/factor-words.ts'
import { findLongitude } from './point-longitude.ts'
import { chartsText } from './text.ts'
import { countWords, type ReaderChapter, type ReaderSection } from '../reader/lay-parts.ts'
import { Reader } from '../reader/reader.tsx'

interface ReadingProps {
  answer: ShownChart
  chart: ChartSky
}

/** A child's chart begins with its Sun, which is told above the wheel in a sentence. */
const openingOf = ({ reading, told_as: toldAs }: ShownChart) => (toldAs === 'child' ? undefined : reading[0])

/** The reading's first part, which is read before the wheel. */
export function ReadingOpening({ answer, chart }: ReadingProps) {
  const { lang } = useLang()
  const section = openingOf(answer)
  if (!section) return null
  return (
    <article lang={lang} className="pt-6 pb-8">
      <h2 className="display-3">{section.title}</h2>
      <Told section={section} chart={chart} byId={factorsOf(answer)} />
    </article>
  )
}

const factorsOf = ({ factors }: ShownChart) => new Map(factors.map((factor) => [factor.id, factor]))

/** The reading, without what is read before the wheel. */
export function ChartReading({
  hash,
  answer,
  chapters,
}: {
  hash: string | null
  answer: ShownChart
  chapters: ReaderChapter[]
}) {
  const t = useText(chartsText)
  const { lang } = useLang()
  if (answer.reading.length === 0) return null
  return (
    <section aria-labelledby="reading" className="mt-16" lang={lang}>
      <h2 id="reading" className="display-2 scroll-mt-4">
        {t.reading}
      </h2>
      <div className="scale mt-4 mb-8" />
      <Reader reading={hash} lang={lang} chapters={chapters} level={3} />
    </section>
  )
}

/** The reading's sections by chapter, in order, without what is read before the wheel. */
export function readerChapters({ answer, chart }: ReadingProps): ReaderChapter[] {
  const byId = factorsOf(answer)
  const opening = openingOf(answer)
  const chapters: { title: string; sections: ReaderSection[] }[] = []
  for (const [i, section] of answer.reading.entries()) {
    if (section === opening) continue
    const placed = {
      id: `part-${i + 1}`,
      title: section.title,
      words: countWords(section.paragraphs.map(({ text }) => text)),
      body: <Told section={section} chart={chart} byId={byId} />,
    }
    const last = chapters.at(-1)
    if (last?.title === section.chapter) last.sections.push(placed)
    else chapters.push({ title: section.chapter, sections: [placed] })
  }
  return chapters
}

interface ToldProps {
  section: ShownChart['reading'][number]
  chart: ChartSky
  byId: ReadonlyMap<string, Factor>
}

/** What a section says, under what it was written from. */
function Told({ section: { paragraphs }, chart, byId }: ToldProps) {
  const ids = new Set(paragraphs.flatMap(({ factors }) => factors))
  return (
    <>
      <Sources chart={chart} factors={[...ids].flatMap((one) => byId.get(one) ?? [])} />
      {paragraphs.map(({ text }) => (
        <p key={text} className="prose-reading mt-3 max-w-[39rem]">
          {text}
        </p>
      ))}
    </>
  )
}

/** More than these would crowd the heading: then the glyphs alone are shown. */
const MOST_PLACES = 4

/** What the entry was written from: points with their degree and house, and aspects. */
function Sources({ chart, factors }: { chart: ChartSky; factors: readonly Factor[] }) {
  const words = useText(skyWords)
  const houses = new Map<ChartPoint, number | undefined>()
  const isOwn = ({ aspect, kind, natal }: Factor) =>
    !aspect && (kind === 'natal' || kind === 'composite') && isPoint(natal)
  for (const { natal, house } of factors.filter(isOwn))
    if (isPoint(natal)) houses.set(natal, house ?? houses.get(natal))
  const named = factors.filter((factor) => !isOwn(factor) && (isPoint(factor.transiting) || isPoint(factor.natal)))
  const crowded = houses.size > MOST_PLACES
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5 text-ink-2">
      {[...houses].map(([point, house]) =>
        crowded ? (
          <li key={point}>
            <GlyphIcon name={point} size={17} title={words.bodies[point]} />
          </li>
        ) : (
          <PointPlace key={point} longitudeDeg={findLongitude(chart, point)} point={point} house={house} />
        ),
      )}
      {named.map((factor) => (
        <li key={factor.id}>
          <span className="sr-only">{factorTitle(words, factor)}</span>
          <FactorGlyphs factor={factor} />
        </li>
      ))}
    </ul>
  )
}

interface PointPlaceProps {
  point: ChartPoint
  longitudeDeg: number | undefined
  house: number | undefined
}

function PointPlace({ point, longitudeDeg, house }: PointPlaceProps) {
  const words = useText(skyWords)
  if (longitudeDeg === undefined) return null
  const { sign, degree, minute } = inSign(longitudeDeg)
  return (
    <li className="inline-flex items-center gap-2">
      <GlyphIcon name={point} size={18} title={words.bodies[point]} className="text-ink" />
      <span className="figures">{degreeMinute(degree, minute)}</span>
      <GlyphIcon name={signName(sign)} size={17} title={words.signs[sign]} className="text-sky" />
      {house !== undefined && (
        <span className="figures">
          <span className="sr-only">{words.house(house)}</span>
          <span aria-hidden>{house}</span>
        </span>
      )}
    </li>
  )
}
