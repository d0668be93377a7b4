import { signOf } from '#astro/charts/sign.ts'
import { fortune } from '../fortune.ts'
import { lifeStage } from '../life-stage.ts'
import { own, signFacts } from '../natal-parts.ts'
import type { TablePart } from '../report-page.ts'
import { SKY_NAMES } from '../sky-names.ts'
import { nodeFacts } from '../south-node.ts'
import type { Writing } from './professional.ts'
import { spirit, yearsOfWork, type YearOfLife } from './professional-facts.ts'

/** What comes without one’s doing, what one brings about, and what is worth the trouble: the two lots and the nodes. */
export function writeLuck({ page, words }: Writing): void {
  const names = SKY_NAMES[page.lang]
  const chapter = words.chapters.luck
  const [luck, will] = [fortune(page), spirit(page)]
  if (luck && will) {
    const [at, by] = [luck, will].map(({ longitudeDeg, house }) => ({ place: names.degree(longitudeDeg), house }))
    if (!at || !by) return
    const factor = (id: string, { longitudeDeg, house }: typeof will, said: string) =>
      page.factor({ id, kind: 'special', sign: signOf(longitudeDeg), house, said })
    const fortuneFact = factor('fortune', luck, words.lots.saidFortune(at))
    const spiritFact = factor('spirit', will, words.lots.saidSpirit(by))
    page.write(chapter, words.lots.title, [
      own(words.lots.intro),
      own(`${words.lots.fortune(at)} ${words.fortuneHouse[luck.house - 1] ?? ''}`, [fortuneFact]),
      own(`${words.lots.spirit(by)} ${words.spiritHouse[will.house - 1] ?? ''}`, [spiritFact]),
      luck.house === will.house ? own(words.lots.same, [fortuneFact, spiritFact]) : null,
    ])
  }
  const north = page.houseOf('trueNode')
  if (north !== null)
    page.write(chapter, words.nodes.title, [own(words.node[north - 1] ?? '', nodeFacts(page, words.nodes.south).house)])
}

/** The running year by profection, and the next ones of the houses of work. */
export function writeTiming({ page, words }: Writing): void {
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
  const facts = [factor(now), ...signFacts(page, [now.ruler])]
  page.write(words.chapters.timing, timing.title, [
    own(timing.intro),
    own(`${said} ${words.nowHouse[now.house - 1] ?? ''} ${words.rulerOfYear[now.ruler]}`, facts),
    table,
    own(words.phase[lifeStage(page.request)], signFacts(page, ['jupiter', 'saturn'])),
  ])
}
