import { rulerOf } from '#astro/charts/dignities.ts'
import type { Composer } from '../../writing/composer.ts'
import { NatalAnswer } from './natal-answer.ts'

const HOUSES = Array.from({ length: 12 }, (_, i) => i + 1)
const SIGNS = Array.from({ length: 12 }, (_, i) => i)

/** Ordinals that stand for a house by themselves: "and my 10th?", «а в седьмом?». */
const ORDINALS: readonly RegExp[] = [
  /^(?:1st|first|перв\p{L}*)$/u,
  /^(?:2nd|second|втор(?:ой|ого|ом|ым))$/u,
  /^(?:3rd|third|трет\p{L}*)$/u,
  /^(?:4th|fourth|четверт\p{L}*)$/u,
  /^(?:5th|fifth|пят(?:ый|ого|ом|ым))$/u,
  /^(?:6th|sixth|шест(?:ой|ого|ом|ым))$/u,
  /^(?:7th|seventh|седьм\p{L}*)$/u,
  /^(?:8th|eighth|восьм(?:ой|ого|ом|ым))$/u,
  /^(?:9th|ninth|девят(?:ый|ого|ом|ым))$/u,
  /^(?:10th|tenth|десят(?:ый|ого|ом|ым))$/u,
  /^(?:11th|eleventh|одиннадцат\p{L}*)$/u,
  /^(?:12th|twelfth|двенадцат\p{L}*)$/u,
]
const MOST_HOUSES = 2

function housesAsked({ asked }: Composer): number[] {
  const bare = ORDINALS.flatMap((pattern, i) => (asked.words.some((word) => pattern.test(word)) ? [i + 1] : []))
  const found = asked.houses.length > 0 ? asked.houses : bare
  return found.length > 0 ? found.slice(0, MOST_HOUSES) : [1]
}

/** A house: its cusp, what it is about, who is in it, its ruler. */
export function answerHouseOf(composer: Composer): void {
  const answer = new NatalAnswer(composer)
  if (!composer.hasHouses && composer.asked.houses.includes(PARTNER)) tellPartner(composer)
  if (answer.lacksHour('houses')) return
  const { texts, chart } = answer
  for (const house of housesAsked(composer)) {
    const cusp = chart.cusp(house)
    if (!cusp) continue
    const facts = answer.cuspFact(house)
    composer.add(
      [
        texts.house.cusp({ house, sign: cusp.sign, at: answer.at(cusp) }),
        texts.house.area({ house, area: texts.area[house - 1] ?? '' }),
      ],
      facts,
    )
    const within = chart.inHouse(house)
    if (within.length === 0) composer.add([texts.house.empty[house % texts.house.empty.length]], facts)
    else {
      composer.add(
        [texts.house.with({ house, points: within.map((point) => answer.bare(point)) })],
        [...facts, ...within.flatMap((point) => answer.facts(point))],
      )
      for (const point of within.slice(0, 2)) {
        if (composer.owner === null) composer.add([answer.houseMeaning(point, house)], answer.facts(point))
      }
    }
    const ruler = rulerOf(cusp.sign)
    const at = chart.at(ruler)
    if (!at) continue
    const meaning =
      composer.owner === null && at.house !== null
        ? composer.meaning(`house-ruler/${house}`, `${at.house}`, ['gist'], 0)
        : null
    // The sign is the cusp's, not the ruler's.
    composer.list(
      [texts.rulerOf({ house, sign: cusp.sign, ruler: answer.own(ruler) })],
      [...facts, ...answer.facts(ruler).slice(0, 1)],
    )
    composer.add(
      [
        at.house === null
          ? null
          : texts.place.atHouse({ point: answer.own(ruler), at: answer.inAt(at), house: at.house }),
        meaning,
      ],
      answer.facts(ruler),
    )
  }
}

const PARTNER = 7

/** Who suits somebody, by what needs no hour: the signs of Venus and Mars. */
function tellPartner(composer: Composer): void {
  for (const point of ['venus', 'mars'] as const) {
    const { sign } = composer.placement(point)
    if (sign)
      composer.add([composer.fact(sign), composer.signMeaning(point, sign.sign ?? 0, ['gist', 'challenge'])], [sign])
  }
}

/** The cusps of all twelve houses. */
export function answerCusps(composer: Composer): void {
  const answer = new NatalAnswer(composer)
  if (answer.lacksHour('houses')) return
  const cusps = HOUSES.flatMap((house) => {
    const cusp = answer.chart.cusp(house)
    return cusp ? [answer.texts.house.cuspItem({ number: house, at: answer.at(cusp) })] : []
  })
  if (composer.owner !== null) composer.explain(answer.texts.house.cuspsOf({ name: composer.owner }))
  composer.lines.push({
    text: cusps.join('\n'),
    factors: HOUSES.flatMap((house) => answer.cuspFact(house)),
    isNeeded: true,
    held: 'named',
  })
}

/** Signs that no cusp falls in. */
export function answerIntercepted(composer: Composer): void {
  const answer = new NatalAnswer(composer)
  if (answer.lacksHour('houses')) return
  const { texts, chart } = answer
  const begun = new Set(HOUSES.map((house) => chart.cusp(house)?.sign))
  const held = SIGNS.filter((sign) => !begun.has(sign))
  const facts = held.map((sign) => answer.placeFact(`held:${sign}`, answer.signName(sign), { sign, house: null }))
  if (held.length > 0) composer.list([texts.house.held({ signs: held.map((sign) => answer.signName(sign)) })], facts)
  else composer.explain(texts.house.heldNone)
  composer.explain(texts.house.heldMeans)
}
