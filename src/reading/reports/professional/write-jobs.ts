import { elementOf } from '#astro/charts/balance.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import { byStrength } from '../argument/strongest.ts'
import { sideOfPlanet } from '../argument/witnesses.ts'
import { cuspFact, cuspSign, own, signFacts, tablePart } from '../natal-parts.ts'
import type { TablePart } from '../report-page.ts'
import { jobTexts, resumeTexts } from './chapter-words.ts'
import { summitSign, WORK } from './design.ts'
import { type Answer, ANSWERS, type Field, fields, weakest, type Witness } from './professional-facts.ts'
import type { Writing } from './professional.ts'

/** So many planets name occupations, two each. */
const FIELDS = 5
const isAnswer = (witness: Witness): witness is Answer => Object.hasOwn(ANSWERS, witness)
/** So many lines for a résumé. */
const LINES = 4

/** Occupations with a verdict and their grounds, what to keep away from, and what to say of oneself. */
export function writeJobs(writing: Writing): void {
  const { page, words, plans } = writing
  const agreeing = (planet: Planet) =>
    (Object.keys(ANSWERS) as Answer[]).filter(
      (question) => sideOfPlanet(WORK[question], planet) === plans[question].first.side,
    )
  const found = fields(page, { trade: plans.calling.first.planet, agreeing, count: FIELDS })
  page.write(words.chapters.jobs, words.titles.jobs, occupations(writing, found))
  page.write(words.chapters.jobs, words.titles.avoid, toAvoid(writing, found))
  page.write(words.chapters.jobs, words.resume.title[writing.stage], lines(writing))
}

function occupations({ page, words, stage }: Writing, found: readonly Field[]) {
  const { of, later } = page.request.library.texts(jobTexts, page.lang)
  const names = page.names
  const rows = found.flatMap(({ planet, witnesses }) => {
    const sign = page.signOf(planet) ?? 0
    const answers = witnesses.flatMap((one) => (isAnswer(one) ? [`${ANSWERS[one]}`] : []))
    const named = witnesses.flatMap((one) => (isAnswer(one) ? [] : [words.witness[one]]))
    const told = answers.length > 0 ? [...named, words.agrees({ answers })] : named
    const grounds = `${names.point(planet)} ${names.inSign(sign)}: ${told.join(', ')}`
    const jobs = stage === 'retired' ? later[planet] : of[planet][elementOf(sign)]
    return jobs.map(({ name, verdict }) => [name, verdict, grounds])
  })
  const table: TablePart = tablePart(
    { caption: words.jobs.caption[stage], head: words.jobs.head },
    rows,
    found.flatMap(({ factors }) => factors),
  )
  return [own(words.jobs.intro[stage]), table]
}

function toAvoid({ page, words }: Writing, found: readonly Field[]) {
  const { avoid } = page.request.library.texts(jobTexts, page.lang)
  const [sixth, summit] = [cuspSign(page, 6) ?? 0, summitSign(page)]
  const planet = weakest(
    page,
    found.map((field) => field.planet),
  )
  const { ground } = words.avoid
  const row = (kind: keyof typeof ground, what: { name: string; why: string } | undefined, sign: number) =>
    what ? [[what.name, what.why, ground[kind]({ planet, sign })]] : []
  const table: TablePart = tablePart(
    words.avoid,
    [
      ...row('planet', avoid.planet[planet], page.signOf(planet) ?? 0),
      ...row('day', avoid.day[sixth], sixth),
      ...row('name', avoid.name[summit], summit),
    ],
    [...page.signFact(planet), ...page.houseFact(planet), ...cuspFact(page, 6), ...cuspFact(page, 10)],
  )
  return [own(words.avoid.intro), table]
}

/** What one can say of oneself: by the planet of the trade, and the strongest of the others. */
function lines({ page, words, plans, stage }: Writing) {
  const { line } = page.request.library.texts(resumeTexts, page.lang)
  const names = page.names
  const trade = plans.calling.first.planet
  const told = [trade, ...byStrength(page).filter((planet) => planet !== trade)].slice(0, LINES)
  const table: TablePart = tablePart(
    { caption: words.resume.caption[stage], head: words.resume.head },
    told.map((planet) => [line[planet][stage], `${names.point(planet)} ${names.inSign(page.signOf(planet) ?? 0)}`]),
    signFacts(page, told),
  )
  return [own(words.resume.intro[stage]), table]
}
