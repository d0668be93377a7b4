import type { Chart, ChartPoint } from '#astro/charts/chart.ts'
import type { ChartAnswer } from '#contract/charts.ts'
import type { Factor } from '#contract/daily.ts'
import { GlyphIcon } from '#drawing/glyphs/glyph-icon.tsx'
import { signName } from '#drawing/glyphs/glyph-paths.ts'
import { degreeMinute, inSign } from '#language/angle.ts'
import { skyWords } from '../../i18n/sky-words.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { FactorGlyphs } from '../factors/factor-glyphs.tsx'
import { factorTitle, isPoint } from '../factors/factor-words.ts'
import { findLongitude } from './point-longitude.ts'
import { ReadingContents } from './reading-contents.tsx'
import { chartsText } from './text.ts'
import { useSectionInView } from './use-section-in-view.ts'

/** The reading in chapters, each entry headed by what it was written from, with its index. */
export function ChartReading({ answer, chart }: { answer: ChartAnswer; chart: Chart }) {
  const t = useText(chartsText)
  const { lang } = useLang()
  const chapters = chaptersOf(answer.reading)
  const current = useSectionInView(chapters.flatMap(({ sections }) => sections.map(({ id }) => id)))
  if (chapters.length === 0) return null
  const byId = new Map(answer.factors.map((factor) => [factor.id, factor]))
  return (
    <section aria-labelledby="reading" className="mt-16" lang={lang}>
      <h2 id="reading" className="display-2">
        {t.reading}
      </h2>
      <div className="scale mt-4" />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <ReadingContents chapters={chapters} current={current} />
        <div>
          {chapters.map(({ title, sections }) => (
            <section key={title} aria-label={title} className="mt-14 first:mt-0">
              <h3 className="label">{title}</h3>
              {sections.map((section) => (
                <Part key={section.id} section={section} chart={chart} byId={byId} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </section>
  )
}

interface PartProps {
  section: Chapter['sections'][number]
  chart: Chart
  byId: ReadonlyMap<string, Factor>
}

function Part({ section: { id, title, paragraphs }, chart, byId }: PartProps) {
  const ids = new Set(paragraphs.flatMap(({ factors }) => factors))
  return (
    <article id={id} className="reading-part border-b border-rule pt-6 pb-8 last:border-b-0">
      <h4 className="display-3">{title}</h4>
      <Sources chart={chart} factors={[...ids].flatMap((one) => byId.get(one) ?? [])} />
      {paragraphs.map(({ text }) => (
        <p key={text} className="prose-reading mt-3 max-w-[39rem]">
          {text}
        </p>
      ))}
    </article>
  )
}

/** More than these would crowd the heading: then the glyphs alone are shown. */
const MOST_PLACES = 4

/** What the entry was written from: points with their degree and house, and aspects. */
function Sources({ chart, factors }: { chart: Chart; factors: readonly Factor[] }) {
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

type Section = ChartAnswer['reading'][number] & {
  /** The anchor on the page. */
  id: string
}

/** Sections that stand under one heading. */
interface Chapter {
  title: string
  sections: Section[]
}

/** The reading's sections by chapter, in order, each with its anchor. */
function chaptersOf(reading: ChartAnswer['reading']): Chapter[] {
  const chapters: Chapter[] = []
  for (const [i, section] of reading.entries()) {
    const last = chapters.at(-1)
    const numbered = { ...section, id: `part-${i + 1}` }
    if (last?.title === section.chapter) last.sections.push(numbered)
    else chapters.push({ title: section.chapter, sections: [numbered] })
  }
  return chapters
}
