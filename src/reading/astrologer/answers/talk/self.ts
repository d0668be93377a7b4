import { balance, ELEMENTS } from '#astro/charts/balance.ts'
import { rulerOf } from '#astro/charts/dignities.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import type { Factor } from '../../../facts/factor.ts'
import { civilDate } from '../../../writer/local-time.ts'
import type { Composer } from '../../writing/composer.ts'
import type { KindRule } from '../../kind-rule.ts'
import { NatalAnswer, planetFacts } from '../natal/natal-answer.ts'
import { selfTexts } from './self-words.ts'

const textsOf = ({ library, lang }: Composer) => library.texts(selfTexts, lang)
const elementOf = (sign: number) => ELEMENTS[sign % 4] ?? 'fire'

/** "I'm a Pisces and nothing like one": the Sun is one of three, and what else is strong. */
function answerUnlike(composer: Composer): void {
  const answer = new NatalAnswer(composer)
  const texts = textsOf(composer).unlike
  const { chart } = answer
  const manner = (sign: number) => answer.texts.manner[sign] ?? ''
  const [sun, moon, asc] = [chart.at('sun'), chart.at('moon'), chart.at('asc')]
  composer.explain(texts.opens)
  if (asc && asc.sign !== sun?.sign) {
    composer.list([texts.rising({ sign: asc.sign, manner: manner(asc.sign) })], answer.facts('asc'))
    const ruler = rulerOf(asc.sign)
    const place = chart.at(ruler)
    if (place?.house)
      composer.list(
        [texts.ruler({ point: answer.own(ruler), sign: place.sign, house: place.house })],
        answer.facts(ruler),
      )
  }
  if (moon && !moon.between && moon.sign !== sun?.sign)
    composer.list(
      [texts.moon({ point: answer.own('moon'), sign: moon.sign, manner: manner(moon.sign) })],
      answer.facts('moon'),
    )
  const { elements } = balance({ placements: chart.birth.chart.placements })
  const [most = 'fire'] = ELEMENTS.toSorted((a, b) => elements[b].length - elements[a].length)
  if (sun && most !== elementOf(sun.sign))
    composer.list([texts.most[most]({ count: elements[most].length })], planetFacts(answer))
  else if (asc?.sign === sun?.sign) composer.explain(texts.same)
  composer.explain(texts.do)
}

const OF_MARRIAGE =
  /^(?:marr\p{L}*|single|alone|husband|wife|partner|замуж\p{L}*|жен\p{L}*|муж\p{L}*|одна|один|брак\p{L}*)$/u

/** The houses without a planet, and where the ruler of one that is named stands. */
function answerEmpty(composer: Composer): void {
  const answer = new NatalAnswer(composer)
  if (answer.lacksHour('houses')) return
  const { asked } = composer
  const texts = textsOf(composer).empty
  const isEmpty = (house: number) => !answer.chart.inHouse(house).some((point) => PLANETS.some((one) => one === point))
  const empty = Array.from({ length: 12 }, (_, i) => i + 1).filter(isEmpty)
  const facts = [...planetFacts(answer), ...empty.flatMap((house) => answer.cuspFact(house))]
  composer.list([empty.length > 0 ? texts.some({ houses: empty.map(String) }) : texts.none], facts)
  const ofMarriage = asked.words.some((word) => OF_MARRIAGE.test(word))
  const named = asked.houses[0] ?? (ofMarriage ? 7 : null)
  composer.explain(ofMarriage ? texts.marriage : texts.means)
  if (named === null) return
  if (!isEmpty(named)) composer.list([texts.full({ house: named })], facts)
  const cusp = answer.chart.cusp(named)
  const ruler = cusp && rulerOf(cusp.sign)
  const place = ruler && answer.chart.at(ruler)
  if (ruler && place?.house)
    composer.list(
      [texts.ruler({ house: named, point: answer.own(ruler), sign: place.sign, at: place.house })],
      [...answer.cuspFact(named), ...answer.facts(ruler)],
    )
}

/** How somebody comes across at their best: at an interview, on a first meeting. */
function answerSide(composer: Composer): void {
  const answer = new NatalAnswer(composer)
  if (answer.lacksHour('angles')) return
  const texts = textsOf(composer).side
  const [asc, mc] = [answer.chart.at('asc'), answer.chart.at('mc')]
  if (!asc || !mc) return
  const manner = (sign: number) => answer.texts.manner[sign] ?? ''
  composer.list([texts.rising({ sign: asc.sign, manner: manner(asc.sign) })], answer.facts('asc'))
  composer.list([texts.work({ sign: mc.sign, manner: manner(mc.sign) })], answer.facts('mc'))
  composer.explain(texts.show[elementOf(asc.sign)])
}

/** What by tradition starts things of its own in the houses of self and standing, and what serves in the house of daily work. */
const STARTERS: readonly Planet[] = ['sun', 'mars', 'jupiter', 'uranus']
const OWN_HOUSES: readonly number[] = [1, 10]
const WORK_HOUSES: readonly number[] = [6]

/** Own trade or employment: a lean, by the first, sixth and tenth house. */
function answerTrade(composer: Composer): void {
  const answer = new NatalAnswer(composer)
  if (answer.lacksHour('houses')) return
  const texts = textsOf(composer).trade
  const { chart } = answer
  const found = (planets: readonly Planet[], houses: readonly number[]) =>
    planets.flatMap((planet) => {
      const house = chart.at(planet)?.house
      if (!house || !houses.includes(house)) return []
      return [{ text: texts.item({ point: answer.own(planet), house }), facts: answer.facts(planet) }]
    })
  const asc = chart.at('asc')
  const tenth = chart.cusp(10)
  const boss = tenth ? rulerOf(tenth.sign) : null
  const rising = asc ? [{ text: texts.rising({ sign: asc.sign }), facts: answer.facts('asc') }] : []
  const ofOwn = [
    ...found(STARTERS, OWN_HOUSES),
    ...(asc && elementOf(asc.sign) === 'fire' ? rising : []),
    ...(boss ? found([boss], [1, 2]) : []),
  ]
  const ofEmployed = [
    ...found(PLANETS, WORK_HOUSES),
    ...(asc && elementOf(asc.sign) === 'earth' ? rising : []),
    ...(boss ? found([boss], [6, 11, 12]) : []),
  ]
  const apart = ofOwn.length - ofEmployed.length
  composer.explain(apart > 0 ? texts.own : apart < 0 ? texts.employed : texts.both)
  const tell = (items: readonly { text: string; facts: Factor[] }[], say: (of: { items: string[] }) => string) => {
    const unique = items.filter(({ text }, i) => items.findIndex((one) => one.text === text) === i).slice(0, 3)
    const told = { items: unique.map(({ text }) => text) }
    if (unique.length > 0)
      composer.list(
        [say(told)],
        unique.flatMap(({ facts }) => facts),
      )
  }
  tell(ofOwn, texts.forOwn)
  tell(ofEmployed, texts.forEmployed)
  composer.explain(texts.do)
}

const digitsOf = (value: number) => `${value}`.split('').map(Number)
const sumOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0)
/** Master numbers are not added up again (Decoz and Monte 1994). */
const MASTER: ReadonlySet<number> = new Set([11, 22, 33])

/** The life path: month, day and year are each brought to one digit, and then their sum. */
export function lifePath(date: string): { sum: string; number: number } {
  const reduce = (value: number): number => (value < 10 || MASTER.has(value) ? value : reduce(sumOf(digitsOf(value))))
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const parts = [day, month, year].map(reduce)
  const total = sumOf(parts)
  const steps = [`${parts.join(' + ')} = ${total}`]
  for (let value = total; value > 9 && !MASTER.has(value); value = sumOf(digitsOf(value)))
    steps.push(`${digitsOf(value).join(' + ')} = ${sumOf(digitsOf(value))}`)
  return { sum: steps.join(', '), number: reduce(total) }
}

function answerPath(composer: Composer): void {
  const texts = textsOf(composer).path
  if (!composer.birth) return composer.explain(texts.noBirth)
  const { chart } = composer.birth
  const { sum, number } = lifePath(civilDate(chart.jdUt + chart.longitudeDeg / 360, 'UTC'))
  const word = composer.asked.words.find((one) => /^\d{1,2}$/.test(one) && Number(one) < 34)
  const claimed = word === undefined ? undefined : Number(word)
  composer.explain(
    claimed === undefined ? null : claimed === number ? texts.yes : texts.no({ said: claimed }),
    texts.sum({ sum, number }),
    texts.custom,
  )
}

const ofOne = (answer: KindRule['answer']): KindRule => ({ answer, about: 'one', mayBeQuiet: true })

/** Questions about oneself that no single placement answers. */
export const SELF_KINDS = {
  unlike_sign: ofOne(answerUnlike),
  empty_houses: ofOne(answerEmpty),
  best_side: ofOne(answerSide),
  own_or_employed: ofOne(answerTrade),
  life_path: ofOne(answerPath),
} satisfies Record<string, KindRule>
