import { natalBalance } from '../../facts/natal-balance.ts'
import { balance, ELEMENTS } from '#astro/charts/balance.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { type Axis, DatedPage } from '../dated-page.ts'
import { cuspSign } from '../natal-parts.ts'
import { lifeStage } from '../life-stage.ts'
import { thesis } from '../threads/write-threads.ts'
import type { Part } from '../report-page.ts'
import type { ReportModule } from '../report-module.ts'
import { bodyPoints, healthFacts, type HealthFacts } from './health-facts.ts'
import { healthForecastTexts, type HealthWords } from './words.ts'
import { writePace } from './write-pace.ts'
import { writeSixth } from './write-sixth.ts'
import { writeWindows } from './write-windows.ts'

const MOST_ROWS = 16

/** What the health forecast is written on. */
export interface HealthWriting {
  page: DatedPage
  words: HealthWords
  facts: HealthFacts
  axis: Axis
}

/** Twelve months of transits to the points by which tradition judges the body. No diagnosis, and it says so twice. */
export const healthForecast: ReportModule = {
  type: 'health-forecast',
  birthTime: 'wanted',
  other: null,
  usesPlaces: false,
  write(request) {
    const page = new DatedPage(request)
    const words = request.library.texts(healthForecastTexts, request.lang)
    const axis = page.yearAxis()
    const facts = healthFacts(request.sky, request.person.birth, axis)
    const writing: HealthWriting = { page, words, facts, axis }
    writeComing(writing)
    writeWindows(writing)
    writeSixth(writing)
    writePace(writing)
    const { firstName, lastName } = request.person
    const between = page.dated.between(page.at(axis.fromJdUt), page.at(axis.toJdUt))
    return page.document({
      title: words.title,
      subtitle: words.subtitle({ name: [firstName, lastName].filter(Boolean).join(' '), between }),
      limits: page.timeKnown ? [] : [words.limits],
    })
  },
}

/** The constitution and the sensitive places, without which no transit can be applied to a body. */
function writeComing(writing: HealthWriting): void {
  const { page, words, facts, axis } = writing
  const between = page.dated.between(page.at(axis.fromJdUt), page.at(axis.toJdUt))
  const year = page.counted('year', between, [axis.fromJdUt, axis.toJdUt])
  page.write(words.chapters.come, words.titles.how, [
    { kind: 'notice', text: words.notice },
    { kind: 'notice', text: words.doctor },
    thesis({ page, topic: words, span: axis, threads: facts.threads }),
    { text: page.way('how', words.how)({ between, windows: facts.all.length }), factors: [year] },
    { text: page.way('pace', words.pace), factors: [] },
    { text: page.way('stage', words.stage[lifeStage(page.request)]), factors: [] },
    lineDiagram(writing),
  ])
  page.write(words.chapters.come, words.titles.elements, elements(writing))
  page.write(words.chapters.come, words.titles.places, places(writing))
  page.write(words.chapters.come, words.titles.habits, [
    bySign(writing, 'mars', words.heat),
    bySign(writing, 'moon', words.rest),
  ])
}

/** How Mars spends strength, and how the Moon rests; nothing where the sign isn't certain. */
function bySign({ page }: HealthWriting, point: 'mars' | 'moon', ways: HealthWords['heat']): Paragraph | null {
  const sign = page.signOf(point)
  const told = sign === null ? undefined : ways[sign]
  return sign === null || !told ? null : { text: told({ sign }), factors: page.signFact(point) }
}

function lineDiagram({ page, words, facts, axis }: HealthWriting): Part {
  const rows = facts.all
    .toSorted((a, b) => b.weight - a.weight)
    .map((story) => ({ story, spans: page.spans(story, axis) }))
    .filter(({ spans }) => spans.length > 0)
    .slice(0, MOST_ROWS)
  if (rows.length === 0) return null
  return {
    kind: 'figure',
    caption: words.lineCaption,
    factors: rows.map(({ story }) => page.story(story)),
    figure: {
      kind: 'timeline',
      ...axis,
      rows: rows.map(({ story, spans }) => ({ label: page.dated.label(page.meetingOf(story)), spans })),
    },
  }
}

function elements({ page, words }: HealthWriting): Part[] {
  const { chart } = page.birth
  const { element } = natalBalance(page.birth)
  const certain = balance({ placements: chart.placements.filter(({ body }) => page.signOf(body as 'sun') !== null) })
  const signs = (planets: readonly string[]) => planets.flatMap((planet) => page.signFact(planet as 'sun'))
  const figure: Part = {
    kind: 'figure',
    caption: words.elementsCaption,
    factors: signs(ELEMENTS.flatMap((name) => certain.elements[name])),
    figure: {
      kind: 'bars',
      max: 10,
      rows: ELEMENTS.map((name) => ({
        label: words.element[name],
        value: certain.elements[name].length,
        note: `${certain.elements[name].length}`,
      })),
    },
  }
  const { dominant, lacking } = element
  const temper: Paragraph = dominant
    ? {
        text: page.way('dominant', words.dominant[dominant.of])({ planets: dominant.planets }),
        factors: [...signs(dominant.planets)],
      }
    : { text: page.way('even', words.even), factors: [] }
  const missing: Paragraph[] = lacking ? [{ text: page.way('lacking', words.lacking[lacking]), factors: [] }] : []
  return [figure, temper, ...missing]
}

function places({ page, words }: HealthWriting): Paragraph[] {
  const told = new Set<number>()
  const opening: Paragraph = { text: page.way('places', words.placesOpening), factors: [] }
  const paragraphs = bodyPoints(page.birth).flatMap((point): Paragraph[] => {
    const sign = page.signOf(point)
    if (sign === null || told.has(sign)) return []
    told.add(sign)
    const text = `${page.way('place', words.placeOf)({ point, sign })} ${words.place[sign] ?? ''}`
    return [{ text, factors: page.signFact(point) }]
  })
  const sixth = cuspSign(page, 6)
  const cusp: Paragraph[] =
    sixth !== null && !told.has(sixth)
      ? [
          {
            text: `${page.way('sixth sign', words.sixthSign)({ sign: sixth })} ${words.place[sixth] ?? ''}`,
            factors: [page.fact(`house:6:sign:${sixth}`)],
          },
        ]
      : []
  return [opening, ...paragraphs, ...cusp]
}
