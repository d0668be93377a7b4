import type { Sign } from '#astro/charts/chart.ts'
import type { Stay } from './life-facts.ts'
import { inWhen, type LifeWriting, lights, phaseFactor, signFactor, when } from './life-writing.ts'

const isNow =
  (nowJdUt: number) =>
  <T>({ fromJdUt, toJdUt }: Stay<T>) =>
    nowJdUt >= fromJdUt && nowJdUt < toJdUt

/** Where one stands today: the season with what it asks, and the room of the progressed Moon. */
export function writeNow(writing: LifeWriting): void {
  const { page, words, facts, nowJdUt, season } = writing
  const { now } = words.chapters
  if (!season) {
    page.write(now, words.titles.now, [{ text: words.nowBeyond, factors: [] }])
    return
  }
  const factors = [phaseFactor(writing, season.phase), ...lights(writing)]
  const said = page.way(
    'now',
    words.now,
  )({
    phase: words.phase[season.phase],
    since: inWhen(writing, season.fromJdUt),
    until: inWhen(writing, season.toJdUt),
    age: page.age(nowJdUt),
  })
  const next = facts.seasons[facts.seasons.indexOf(season) + 1]
  page.write(now, words.titles.now, [
    { text: said, factors },
    { text: words.current[season.phase], factors },
    next
      ? {
          text: page.way(
            'next',
            words.next,
          )({
            phase: words.phase[next.phase],
            at: when(writing, next.fromJdUt),
            age: page.age(next.fromJdUt),
          }),
          factors: [phaseFactor(writing, next.phase), ...lights(writing)],
        }
      : null,
  ])
  writeRoom(writing)
}

function writeRoom(writing: LifeWriting): void {
  const { page, words, facts, nowJdUt } = writing
  const sign = facts.moonSigns.find(isNow(nowJdUt))
  const house = facts.moonHouses.find(isNow(nowJdUt))
  if (!sign) return
  const next: Stay<Sign> | undefined = facts.moonSigns[facts.moonSigns.indexOf(sign) + 1]
  const stands = page.way('moon now', words.moonNow)({ sign: sign.in, until: when(writing, sign.toJdUt) })
  page.write(words.chapters.now, words.titles.moon, [
    { text: `${stands} ${words.moonSignText[sign.in]}`, factors: [signFactor(writing, 'moon', sign.in)] },
    house ? room(writing, house) : null,
    next
      ? {
          text: page.way('moon next', words.moonNext)({ sign: next.in, at: when(writing, next.fromJdUt) }),
          factors: [signFactor(writing, 'moon', next.in)],
        }
      : null,
  ])
}

function room(writing: LifeWriting, { in: house, fromJdUt, toJdUt }: Stay<number>) {
  const { page, words } = writing
  const factor = page.factor({
    id: `progressed:moon:house:${house}`,
    kind: 'progressed',
    transiting: 'moon',
    house,
    passesJdUt: [fromJdUt, toJdUt],
  })
  const stands = page.way('moon house', words.moonHouse)({ house, until: when(writing, toJdUt) })
  return { text: `${stands} ${words.moonHouseText[house - 1] ?? ''}`, factors: [factor] }
}
