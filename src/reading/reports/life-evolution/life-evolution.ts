import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import { DatedPage } from '../dated-page.ts'
import type { ReportModule } from '../report-module.ts'
import { lifeFacts, SHEET_YEARS } from './life-facts.ts'
import { type LifeWriting, lights } from './life-writing.ts'
import { turnsOf } from './marks.ts'
import { lifeTexts } from './words.ts'
import { writeClose, writeLife } from './write-life.ts'
import { writeBirth, writeNow, writeShort } from './write-now.ts'
import { writeTables } from './write-sheet.ts'

/** A life from birth to a hundred: Saturn’s question, the season of today, the turns that led to it and those ahead. */
export const lifeEvolution: ReportModule = {
  type: 'life-evolution',
  birthTime: 'wanted',
  other: null,
  usesPlaces: false,
  dependsOnDay: 'present',
  write(request) {
    const page = new DatedPage(request)
    const words = request.library.texts(lifeTexts, request.lang)
    const facts = lifeFacts(request.sky, request.person.birth)
    const { nowJdUt } = request
    const season = facts.seasons.find(({ fromJdUt, toJdUt }) => nowJdUt >= fromJdUt && nowJdUt < toJdUt) ?? null
    const writing: LifeWriting = { page, words, facts, nowJdUt, season }
    const turns = turnsOf(writing)
    writeShort(writing, turns)
    writeNow(writing)
    writeBirth(writing)
    writeLife(writing, turns)
    writeClose(writing)
    writeTables(writing, turns)
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

function writeMethod(writing: LifeWriting): void {
  const { page, words } = writing
  const { birthdate } = page.request.person
  const year = Number(birthdate.slice(0, 4)) + SHEET_YEARS
  const endJdUt = jdUtFromDate(new Date(`${year}-${birthdate.slice(5, 7)}-15T12:00:00Z`))
  const sheet = page.counted('sheet', words.lineCaption, [endJdUt])
  page.write(words.chapters.tables, words.titles.how, [
    { text: words.how({ to: page.inMonth(endJdUt) }), factors: [sheet, ...lights(writing)] },
    { text: words.reading, factors: [] },
    { kind: 'notice', text: words.methods },
  ])
}
