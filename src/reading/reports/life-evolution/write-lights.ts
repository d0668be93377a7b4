import { SKY_NAMES } from '../sky-names.ts'
import type { Sign } from '#astro/charts/chart.ts'
import type { KeyOf } from '../../library/subjects.ts'
import type { Part } from '../report-page.ts'
import { type LifeWriting, when } from './life-writing.ts'
import type { Stay } from './life-facts.ts'

function signFactor({ page, facts }: LifeWriting, light: 'sun' | 'moon', sign: Sign): string {
  const stays = (light === 'sun' ? facts.sunSigns : facts.moonSigns).filter((stay) => stay.in === sign)
  return page.factor({
    id: `progressed:${light}:sign:${sign}`,
    kind: 'progressed',
    transiting: light,
    sign,
    passesJdUt: stays.flatMap(({ fromJdUt, toJdUt }) => [fromJdUt, toJdUt]),
  })
}

const isNow =
  (nowJdUt: number) =>
  <T>({ fromJdUt, toJdUt }: Stay<T>) =>
    nowJdUt >= fromJdUt && nowJdUt < toJdUt

/** The rooms of the progressed Moon: the one of today at length, and every move. */
export function writeMoon(writing: LifeWriting): void {
  const { page, words, facts, nowJdUt } = writing
  const { moon } = words.chapters
  const sign = facts.moonSigns.find(isNow(nowJdUt))
  if (sign) {
    const factor = signFactor(writing, 'moon', sign.in)
    const opening = page.way('moon now', words.moonNow)({ sign: sign.in, until: when(writing, sign.toJdUt) })
    const next = facts.moonSigns[facts.moonSigns.indexOf(sign) + 1]
    const entry = page.take('progressed/moon-sign', `${sign.in}` as KeyOf<'progressed/moon-sign'>)
    page.write(moon, words.title.moon({ sign: sign.in }), [
      ...page.meaning(entry, 'full', [factor], opening),
      next
        ? {
            text: page.way('moon next', words.moonNext)({ sign: next.in, at: when(writing, next.fromJdUt) }),
            factors: [signFactor(writing, 'moon', next.in)],
          }
        : null,
    ])
  }
  const house = facts.moonHouses.find(isNow(nowJdUt))
  if (house) {
    const factor = page.factor({
      id: `progressed:moon:house:${house.in}`,
      kind: 'progressed',
      transiting: 'moon',
      house: house.in,
      passesJdUt: [house.fromJdUt, house.toJdUt],
    })
    const opening = page.way('moon house', words.moonHouse)({ house: house.in, until: when(writing, house.toJdUt) })
    const entry = page.take('progressed/moon-house', `${house.in}` as KeyOf<'progressed/moon-house'>)
    page.write(moon, words.title.house({ house: house.in }), page.meaning(entry, 'full', [factor], opening))
  }
  page.write(moon, words.titles.moves, [movesTable(writing)])
}

function movesTable(writing: LifeWriting): Part {
  const { page, words, facts } = writing
  return {
    kind: 'table',
    caption: words.moves.caption,
    head: [...words.moves.head],
    rows: facts.moonSigns.map((stay, i) => [
      SKY_NAMES[page.lang].sign(stay.in),
      i === 0 ? '–' : when(writing, stay.fromJdUt),
      `${page.age(stay.fromJdUt)}`,
    ]),
    factors: [...new Set(facts.moonSigns.map((stay) => signFactor(writing, 'moon', stay.in)))],
  }
}

/** Each change of sign of the progressed Sun, with its year and what it turns into a mother tongue. */
export function writeSun(writing: LifeWriting): void {
  const { page, words, facts, nowJdUt } = writing
  const { sun } = words.chapters
  const [born, ...steps] = facts.sunSigns
  const [first] = steps
  if (!born || !first) return
  page.write(sun, words.title.sun({ sign: born.in }), [
    {
      text: page.way(
        'sun born',
        words.sunBorn,
      )({
        sign: born.in,
        at: when(writing, first.fromJdUt),
        next: first.in,
        age: page.age(first.fromJdUt),
      }),
      factors: [signFactor(writing, 'sun', born.in), signFactor(writing, 'sun', first.in)],
    },
  ])
  for (const step of steps) {
    const factor = signFactor(writing, 'sun', step.in)
    const opening = page.way(
      'sun step',
      words.sunStep[step.fromJdUt <= nowJdUt ? 'past' : 'ahead'],
    )({
      sign: step.in,
      at: when(writing, step.fromJdUt),
      age: page.age(step.fromJdUt),
    })
    const entry = page.take('progressed/sun-sign', `${step.in}` as KeyOf<'progressed/sun-sign'>)
    const depth = isNow(nowJdUt)(step) ? 'full' : 'half'
    const use = page.firstTime('sun use') ? ` ${page.way('sun use', words.sunUse)}` : ''
    page.write(sun, words.sunTitle({ sign: step.in }), page.meaning(entry, depth, [factor], `${opening}${use}`))
  }
}
