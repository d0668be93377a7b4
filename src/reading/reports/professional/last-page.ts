import type { YearOfLife } from '../../facts/year-of-life.ts'
import type { NatalPoint } from '../../library/subjects.ts'
import { habitOf } from '../argument/habit.ts'
import { type Target, turningPoints, turnParagraph } from '../argument/turning-points.ts'
import type { DatedPage } from '../dated-page.ts'
import { own, rulerOfHouse, signFacts } from '../natal-parts.ts'
import type { TablePart } from '../report-page.ts'
import { SKY_NAMES } from '../sky-names.ts'
import { turnTexts } from './chapter-words.ts'
import { together, tradePlanet, WORK } from './design.ts'
import { yearsOfWork } from './professional-facts.ts'
import type { Writing } from './professional.ts'
import type { Role } from './words.ts'

/** The end comes back to the first page: the one habit to change, the next three dates, and the years of work. */
export function writeLastPage(writing: Writing): void {
  const { page, words, whole, plans, stage } = writing
  const { chapters, titles } = words
  const close = together(whole.close, plans)
  const factors = Object.values(plans).flatMap(({ first }) => first.factors)
  page.write(chapters.close, titles.close, [own(`${close.first} ${close.last}`, factors)])
  page.write(chapters.close, titles.habit, [habitOf(page, whole.habit, { plans, designs: WORK })])
  const texts = page.request.library.texts(turnTexts, page.lang)
  page.write(
    chapters.close,
    titles.turns,
    turningPoints(page, workPoints(page)).map((point) => turnParagraph(page, { words: words.turn, texts }, point)),
  )
  writeYears(writing)
  page.write(chapters.close, titles.end, [own(`${whole.parting[stage]} ${page.way('closing', words.closing)}`)])
}

/** What a role adds to the weight of a meeting. */
const ROLE_WEIGHT: Record<Role, number> = { trade: 1.6, tenth: 1.5, sixth: 1.2, mc: 1.5, sun: 1.1, saturn: 1 }

/** The points of a chart that have to do with work. */
export function workPoints(page: DatedPage): Target[] {
  const of = (role: Role, point: NatalPoint | null | undefined): Target[] =>
    point ? [{ point, role, weight: ROLE_WEIGHT[role] }] : []
  return [
    ...of('trade', tradePlanet(page)),
    ...of('tenth', rulerOfHouse(page, 10)?.ruler),
    ...of('sixth', rulerOfHouse(page, 6)?.ruler),
    ...of('mc', 'mc'),
    ...of('sun', 'sun'),
    ...of('saturn', 'saturn'),
  ]
}

/** The running year by profection, and the next ones of the houses of work. */
function writeYears({ page, words, stage }: Writing): void {
  const years = yearsOfWork(page)
  if (!years) return
  const names = SKY_NAMES[page.lang]
  const { timing } = words
  const factor = ({ age, house, ruler }: YearOfLife) =>
    page.factor({ id: `special:year:${age}`, kind: 'special', house, natal: ruler, said: timing.said({ house }) })
  const { now, next } = years
  const goodFor = (house: number) => (house === 2 ? timing.of2 : house === 6 ? timing.of6 : timing.of10)
  const table: TablePart = {
    kind: 'table',
    caption: timing.caption,
    head: timing.head,
    rows: next.map(({ age, begins, house, ruler }) => [
      `${begins}`,
      `${age}`,
      names.house(house),
      names.point(ruler),
      goodFor(house),
    ]),
    factors: next.map(factor),
  }
  const said = timing.now({ age: now.age, house: now.house, planet: now.ruler })
  page.write(words.chapters.close, timing.title, [
    own(timing.intro),
    own(`${said} ${words.nowHouse[now.house - 1] ?? ''} ${words.rulerOfYear[now.ruler]}`, [
      factor(now),
      ...signFacts(page, [now.ruler]),
    ]),
    ...(stage === 'retired' ? [] : [table]),
  ])
}
