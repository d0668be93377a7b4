import { signOf } from '#astro/charts/sign.ts'
import { writePositions } from '../argument/positions-table.ts'
import { rulersTable } from '../argument/rulers-table.ts'
import { fortune } from '../fortune.ts'
import { cuspFact, own, signFacts, wheel } from '../natal-parts.ts'
import { SKY_NAMES } from '../sky-names.ts'
import { nodeFacts } from '../south-node.ts'
import { closestContacts } from '../verdict/closest-contacts.ts'
import { spirit, termsOfWork } from './professional-facts.ts'
import type { Writing } from './professional.ts'
import { HOUSES } from './words.ts'

/** What the chapters rest on: the wheel, the rulers, the two lots, the nodes and the closest contacts. */
export function writeTables(writing: Writing): void {
  const { page, words } = writing
  const { chapters, titles } = words
  page.write(chapters.how, titles.how, [
    own(page.way('how', words.how), [
      ...[6, 7, 10].flatMap((house) => cuspFact(page, house)),
      ...signFacts(page, ['mars', 'saturn']),
    ]),
    wheel(page, words.wheel),
  ])
  const { terms, factors } = termsOfWork(page)
  page.write(chapters.how, titles.table, [
    own(words.terms[terms], factors),
    rulersTable(page, { ...words.table, houses: words.table.house }),
  ])
  writeLots(writing)
  const north = page.houseOf('trueNode')
  page.write(chapters.how, words.nodes.title, [
    north === null ? null : own(words.node[north - 1] ?? '', nodeFacts(page, words.nodes.south).house),
  ])
  page.write(chapters.how, titles.near, [closestContacts(page, HOUSES, words.meaning)])
  writePositions(page, chapters.how)
}

/** What comes without one's doing and what one brings about. */
function writeLots({ page, words }: Writing): void {
  const names = SKY_NAMES[page.lang]
  const [luck, will] = [fortune(page), spirit(page)]
  if (!luck || !will) return
  const { lots } = words
  const placeOf = ({ longitudeDeg, house }: typeof will) => ({ place: names.degree(longitudeDeg), house })
  const factor = (id: string, { longitudeDeg, house }: typeof will, said: string) =>
    page.factor({ id, kind: 'special', sign: signOf(longitudeDeg), house, said })
  const fortuneFact = factor('fortune', luck, lots.saidFortune(placeOf(luck)))
  const spiritFact = factor('spirit', will, lots.saidSpirit(placeOf(will)))
  const lights = signFacts(page, ['sun', 'moon', 'asc'])
  page.write(words.chapters.how, lots.title, [
    own(lots.intro),
    own(`${lots.fortune(placeOf(luck))} ${words.fortuneHouse[luck.house - 1] ?? ''}`, [fortuneFact, ...lights]),
    own(lots.spirit(placeOf(will)), [spiritFact, ...lights]),
    luck.house === will.house ? own(lots.same, [fortuneFact, spiritFact]) : null,
  ])
}
