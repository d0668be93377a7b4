import { natalBalance } from '../../facts/natal-balance.ts'
import { ELEMENTS } from '#astro/charts/balance.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { type Axis, DatedPage } from '../dated-page.ts'
import { lifeStage } from '../life-stage.ts'
import { QUALITIES, temperamentOf } from '../temperament.ts'
import { cuspSign, joinText, own, figurePart, signFacts, tablePart } from '../natal-parts.ts'
import type { Part } from '../report-page.ts'
import type { ReportModule } from '../report-module.ts'
import { storyFactors, themeOf, thesis } from '../threads/write-threads.ts'
import { bodyPoints, healthFacts, type HealthFacts } from './health-facts.ts'
import { healthForecastTexts, type HealthWords } from './words.ts'
import { monthsOf, paceLine, writePace } from './write-pace.ts'
import { writeSixth } from './write-sixth.ts'
import { writePassages, writeWindows } from './write-windows.ts'

const MOST_ROWS = 10

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
  dependsOnDay: 'ahead',
  write(request) {
    const page = new DatedPage(request)
    const words = request.library.texts(healthForecastTexts, request.lang)
    const axis = page.yearAxis()
    const facts = healthFacts(request.sky, request.person.birth, axis)
    const writing: HealthWriting = { page, words, facts, axis }
    const months = monthsOf(writing)
    writeShort(writing, paceLine(writing, months))
    writeWindows(writing)
    writePace(writing, months)
    writeComing(writing)
    writeSixth(writing)
    writePassages(writing)
    writeMethod(writing)
    const { firstName, lastName } = request.person
    const between = page.dated.between(page.at(axis.fromJdUt), page.at(axis.toJdUt))
    return page.document({
      title: words.title,
      subtitle: words.subtitle({ name: joinText(firstName, lastName), between }),
      limits: page.timeKnown ? [] : [words.limits],
    })
  },
}

/** The year on one page: what it is about, when, and in which months; and which signs belong to a doctor. */
function writeShort(writing: HealthWriting, pace: Paragraph | null): void {
  const { page, words, facts, axis } = writing
  const threads = { page, topic: words, span: axis, threads: facts.threads }
  const fresh = (text: string) => (page.firstTime(text) ? text : '')
  const told = facts.threads.map(({ lead }): Paragraph => {
    const [since, until] = [lead.stays[0]?.sinceJdUt ?? axis.fromJdUt, lead.stays.at(-1)?.untilJdUt ?? axis.toJdUt]
    const nature = lead.aspect === 'conjunction' ? 'conjunction' : lead.nature === 'flowing' ? 'flowing' : 'tense'
    const text = words
      .gistLine({
        theme: themeOf(threads, lead),
        between: page.between(since, until),
        gist: fresh(words.gist[lead.transiting][nature]),
      })
      .trim()
    return { text, factors: storyFactors(page, lead) }
  })
  page.write(words.chapters.short, words.titles.short, [
    { kind: 'notice', text: words.doctor },
    thesis(threads),
    ...told,
    pace,
    own(page.way('stage', words.stage[lifeStage(page.request)])),
    { kind: 'notice', text: words.notice },
  ])
  page.write(words.chapters.short, words.titles.line, [lineDiagram(writing)])
}

/** How strength is spent and found again, and the parts of the body that the chart names. */
function writeComing(writing: HealthWriting): void {
  const { page, words } = writing
  const [spends, rests] = [page.signOf('mars'), page.signOf('moon')]
  const isSame = spends !== null && rests !== null && spends % ELEMENTS.length === rests % ELEMENTS.length
  const [mixture] = temperamentOf(page).order
  const isApart = rests !== null && ELEMENTS[rests % ELEMENTS.length] !== mixture
  page.write(words.chapters.come, words.titles.elements, [
    ...elements(writing),
    bySign(writing, 'mars', words.heat),
    bySign(writing, 'moon', words.rest),
    isApart ? { text: words.balance.apart, factors: page.signFact('moon') } : null,
    spends === null || rests === null
      ? null
      : {
          text: words.balance[isSame ? 'same' : 'fire'],
          factors: [...page.signFact('mars'), ...page.signFact('moon')],
        },
  ])
  page.write(words.chapters.come, words.titles.places, [own(words.placesOpening), places(writing)])
  page.write(words.chapters.come, words.titles.helps, [own(words.helps[lifeStage(page.request)])])
}

function writeMethod({ page, words, facts, axis }: HealthWriting): void {
  const between = page.dated.between(page.at(axis.fromJdUt), page.at(axis.toJdUt))
  const year = page.counted('year', between, [axis.fromJdUt, axis.toJdUt])
  const bodies = (['sun', 'mars'] as const).map((body) => page.skyFact(body))
  page.write(words.chapters.tables, words.titles.how, [
    { text: words.how({ between, windows: facts.all.length }), factors: [year, ...bodies] },
    { kind: 'notice', text: words.noticeEnd },
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
  return figurePart(
    {
      kind: 'timeline',
      ...axis,
      rows: rows.map(({ story, spans }) => ({ label: page.label(story), spans })),
    },
    words.lineCaption,
    rows.map(({ story }) => page.story(story)),
  )
}

function elements({ page, words }: HealthWriting): Part[] {
  const { points, order } = temperamentOf(page)
  const { lacking } = natalBalance(page.birth).element
  const facts = signFacts(page, ['asc', 'moon', 'sun'])
  const figure: Part = figurePart(
    {
      kind: 'bars',
      max: Math.max(...QUALITIES.map((quality) => points[quality])),
      rows: QUALITIES.map((quality) => ({
        label: words.quality[quality],
        value: points[quality],
        note: `${points[quality]}`,
      })),
    },
    words.qualitiesCaption,
    facts,
  )
  const missing: Paragraph[] = lacking ? [own(page.way('lacking', words.lacking[lacking]))] : []
  return [own(page.way('dominant', words.dominant[order[0]]), facts), ...missing, figure]
}

/** The parts of the body that old almanacs give to the signs of the points that stand for it. */
function places({ page, words }: HealthWriting): Part {
  const names = page.names
  const points = bodyPoints(page.birth).flatMap((point) => {
    const sign = page.signOf(point)
    return sign === null ? [] : [{ name: names.point(point), sign, factors: page.signFact(point) }]
  })
  const cusp = cuspSign(page, 6)
  const sixth =
    cusp === null ? [] : [{ name: words.sixthPoint, sign: cusp, factors: [page.fact(`house:6:sign:${cusp}`)] }]
  const rows = [...points, ...sixth]
  return tablePart(
    words.places,
    rows.map(({ name, sign }) => [name, names.sign(sign), words.part[sign] ?? '', words.care[sign] ?? '']),
    rows.flatMap(({ factors }) => factors),
  )
}
