import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import { DatedPage } from '../dated-page.ts'
import type { ReportModule } from '../report-module.ts'
import { lifeFacts, SHEET_YEARS } from './life-facts.ts'
import { type LifeWriting, lights, phaseFactor, questionOf, signFactor, when } from './life-writing.ts'
import { lifeTexts } from './words.ts'
import { writeLife } from './write-life.ts'
import { writeNow } from './write-now.ts'
import { lineDiagram, writeTables } from './write-sheet.ts'

/** A life from birth to a hundred in its order: the seasons of the progressed lights, with Saturn’s question and Uranus. */
export const lifeEvolution: ReportModule = {
  type: 'life-evolution',
  birthTime: 'wanted',
  other: null,
  usesPlaces: false,
  write(request) {
    const page = new DatedPage(request)
    const words = request.library.texts(lifeTexts, request.lang)
    const facts = lifeFacts(request.sky, request.person.birth)
    const { nowJdUt } = request
    const season = facts.seasons.find(({ fromJdUt, toJdUt }) => nowJdUt >= fromJdUt && nowJdUt < toJdUt) ?? null
    const writing: LifeWriting = { page, words, facts, nowJdUt, season }
    writeNow(writing)
    page.write(words.chapters.now, words.titles.line, [lineDiagram(writing)])
    writeBirth(writing)
    writeLife(writing)
    writeEnd(writing)
    writeTables(writing)
    writeMethod(writing)
    const { firstName, lastName, birthdate } = request.person
    const birthYear = Number(birthdate.slice(0, 4))
    return page.document({
      title: words.name,
      subtitle: words.subtitle({
        name: [firstName, lastName].filter(Boolean).join(' '),
        years: `${birthYear}–${birthYear + SHEET_YEARS}`,
      }),
      limits: page.timeKnown ? [] : [words.limits],
    })
  },
}

/** What one brings along: the step of the birth phase, the sign that the Sun sets out from, and Saturn’s question. */
function writeBirth(writing: LifeWriting): void {
  const { page, words, facts } = writing
  const { birth } = words.chapters
  const [first] = facts.seasons
  if (!first) return
  const factors = [phaseFactor(writing, first.phase), ...lights(writing)]
  page.write(
    birth,
    facts.birthPhaseKnown ? words.title.phase[first.phase] : birth,
    facts.birthPhaseKnown
      ? [
          { text: page.way('birth', words.birth)({ phase: words.phase[first.phase] }), factors },
          { text: words.born[first.phase], factors },
        ]
      : [{ text: words.birthOpen, factors: [] }],
  )
  const [born, next] = facts.sunSigns
  const { question, house } = questionOf(writing)
  page.write(birth, words.titles.theme, [
    {
      text: house === null ? words.theme.open({ question }) : words.theme.house({ house, question }),
      factors: [
        page.factor({ id: 'sky:saturn', kind: 'sky', transiting: 'saturn' }),
        ...page.signFact('saturn'),
        ...page.houseFact('saturn'),
      ],
    },
  ])
  if (!born || !next) return
  const step = { sign: born.in, at: when(writing, next.fromJdUt), next: next.in, age: page.age(next.fromJdUt) }
  page.write(birth, words.rows.sun, [
    {
      text: page.way('sun born', words.sunBorn)(step),
      factors: [signFactor(writing, 'sun', born.in), signFactor(writing, 'sun', next.in)],
    },
  ])
}

function writeEnd(writing: LifeWriting): void {
  const { page, words, facts, season } = writing
  const { end } = words.chapters
  const planets = (['saturn', 'uranus'] as const).map((planet) =>
    page.factor({ id: `sky:${planet}`, kind: 'sky', transiting: planet }),
  )
  const fallow = facts.seasons.filter(({ phase }) => phase === 'balsamic')
  const spans = fallow.map(({ fromJdUt, toJdUt }) =>
    page.timeKnown
      ? page.betweenMonths(fromJdUt, toJdUt)
      : `${page.dated.year(page.at(fromJdUt))} – ${page.dated.year(page.at(toJdUt))}`,
  )
  page.write(end, words.titles.common, [
    { text: page.way('common', words.common), factors: [...planets, ...lights(writing)] },
    fallow.length > 0
      ? { text: page.way('fallow', words.fallow)({ spans }), factors: [phaseFactor(writing, 'balsamic')] }
      : null,
  ])
  const { question, house } = questionOf(writing)
  const answer = words.closingAnswer[house === null ? 'open' : 'house']({ question })
  const next = season ? facts.seasons[facts.seasons.indexOf(season) + 1] : undefined
  page.write(end, words.titles.closing, [
    next
      ? {
          text: page.way('closing', words.closing)({ next: words.phase[next.phase], at: when(writing, next.fromJdUt) }),
          factors: [phaseFactor(writing, next.phase), ...lights(writing)],
        }
      : { text: words.closingBeyond, factors: [] },
    { text: answer, factors: [...planets, ...page.houseFact('saturn')] },
  ])
}

function writeMethod(writing: LifeWriting): void {
  const { page, words } = writing
  const { birthdate } = page.request.person
  const year = Number(birthdate.slice(0, 4)) + SHEET_YEARS
  const endJdUt = jdUtFromDate(new Date(`${year}-${birthdate.slice(5, 7)}-15T12:00:00Z`))
  const sheet = page.counted('sheet', words.lineCaption, [endJdUt])
  page.write(words.chapters.tables, words.titles.how, [
    { text: page.way('how', words.how)({ to: page.inMonth(endJdUt) }), factors: [sheet, ...lights(writing)] },
    { text: page.way('reading', words.reading), factors: [] },
    { kind: 'notice', text: words.methods },
  ])
}
