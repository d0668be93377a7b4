import { expect, it } from 'vitest'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { wholeDayChart } from '#astro/charts/whole-day-chart.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { loadLibrary } from '../../../library/load-library.ts'
import { answerQuestion, type Ask } from '../../answer-question.ts'
import { textOf } from '../../answer.ts'

const sky = loadEphemeris()
const library = loadLibrary()
const birth = (utc: string, latitudeDeg: number, longitudeDeg: number) => ({
  chart: natalChart(sky, { jdUt: jdUtFromIso(utc), latitudeDeg, longitudeDeg }),
  timeKnown: true,
  uncertain: [],
})
// Leeds, 12 April 1988, 7:35 summer time; Bristol, 1 February 1986, 13:10.
const LEEDS = birth('1988-04-12T06:35:00Z', 53.8, -1.55)
const TOM = { name: 'Tom', relation: 'partner', birth: birth('1986-02-01T13:10:00Z', 51.45, -2.59) }

const said = (question: string, more: Partial<Ask> = {}) =>
  textOf(
    answerQuestion(sky, library, {
      question,
      lang: 'en',
      firstName: '',
      birth: LEEDS,
      people: [TOM],
      age: 38,
      plan: null,
      nowJdUt: jdUtFromIso('2026-11-23T09:00:00Z'),
      timeZone: 'Europe/London',
      ...more,
    }),
  )

it.each([
  // Jupiter in Taurus, Moon and Mars in Aquarius, Pluto in Scorpio: four; Tom has the Sun, Venus and Jupiter in Aquarius, the Moon,
  // Mars and Pluto in Scorpio, and Mercury in Aquarius: seven.
  ['en', 'who is more stubborn, me or Tom', /fixed signs: Tom\. Of the ten: you 4 and Tom 7/],
  ['ru', 'кто упрямее, я или Tom', /фиксированных знаках вот у кого: Tom\. Из десяти: вы — 4 и Tom — 7/],
  // The Sun at 22°34′ Aries is past the twentieth degree; Venus has the third decan of Aries in the Chaldean order, Jupiter by Sagittarius.
  ['en', 'which decan is my sun', /third decan\.\s+.*Chaldean order this decan belongs to Venus, .* to Jupiter/],
  ['ru', 'в каком декане моё солнце', /третий декан\.\s+.*управляет Венера, .* Юпитер/],
  // Mercury at 13°40′ and the Sun at 22°34′ Aries are 8°53′ apart: beyond 8°30′ and within 17°.
  ['en', 'is my mercury combust', /Mercury is under the Sun’s beams: 8°5[34]′/],
  ['ru', 'мой меркурий в сожжении?', /под лучами Солнца: до него 8°5[34]′/],
  // NASA: the total eclipse of 2 August 2027 is seen from Europe, Africa and the Near East and not from Texas; 12 August 2026 nearly
  // covers the Sun in Madrid.
  [
    'en',
    'can you see the 2 august 2027 eclipse from Houston',
    /^No: the total eclipse of the Sun on August 2, 2027 can’t be seen/,
  ],
  ['ru', 'видно будет затмение 12 августа 2026 из Мадрида', /^Да, частично\. Мадрид, 12 августа: закроется до 99%/],
] as const)('in %s, “%s” is answered', (lang, question, answer) => {
  expect(said(question, { lang })).toMatch(answer)
})

it('names the planet nearest the midheaven, and the houses a planet rules', () => {
  expect(said('which planet is the highest')).toMatch(/^Your Mars stands highest/)
  // Sagittarius begins the seventh house of Leeds, and Jupiter rules it.
  expect(said('which houses does my jupiter rule')).toMatch(/the seventh \(/)
})

it('leans to one of two cities, and tells which houses change', () => {
  // Jupiter’s and the Sun’s lines run near Lisbon, Pluto’s and Mars’s near Berlin: tradition counts the first two as the easier.
  expect(said('which is better for me, Lisbon or Berlin')).toMatch(/^By the lines alone I’d lean toward Lisbon/)
  expect(said('где мне лучше, в Лиссабоне или в Берлине', { lang: 'ru' })).toMatch(
    /^По одним линиям перевес такой: Лиссабон/,
  )
  // Berlin lies fifteen degrees east, so the houses have gone on by an hour: planets fall into an earlier one.
  expect(said('what would change if I moved to Berlin')).toContain('the Moon from the eleventh to the tenth')
})

it('gives a hint of taste from Venus, in play', () => {
  expect(said('what present fits Tom')).toContain('Tom’s Venus is at 15°28′ Aquarius')
  expect(said('choose a name for the baby by the chart')).toContain('A chart holds no name')
})

it('holds what of a named person touches a reckoned point, and names the house of a composite', () => {
  const text = said('where is my vertex and does anything of Tom touch it')
  expect(text).toMatch(/^The vertex is at/)
  expect(text).toMatch(/Of Tom’s planets none|Tom’s \w+ forms/)
  expect(text.match(/The vertex is at/g)).toHaveLength(1)
  expect(said('in which house is our composite sun, me and Tom')).toMatch(/Composite Sun: .*It falls in the \w+ house/)
  expect(said('do you do the davison chart for me and Tom')).toMatch(/^Yes, that too/)
})

it('says how the Part of Fortune is reckoned for this birth', () => {
  // Born at 7:35 by the clock, after sunrise at 6:15 in Leeds in April.
  expect(said('where is my part of fortune')).toContain('Ascendant plus Moon minus Sun, since the birth was by day')
})

it.each([
  ['en', 'prove that astrology works', /^I can’t prove it.*\s+If you’d like a test: the .* is exact on /],
  ['ru', 'докажи что астрология работает', /^Доказать не могу.*\s+Хотите проверить\? Точный аспект/],
  ['en', 'isn’t that the barnum effect', /^Yes, that effect is real/],
  ['en', 'was my father’s death written in his chart', /^No\. A death isn’t in a chart/],
  ['ru', 'смерть отца была в его карте?', /^Нет\. Смерти в карте не бывает/],
  ['en', 'when is a good time to have a baby in 2027', /can’t say|foretell a child/],
  ['ru', 'когда лучше заводить ребёнка в 2027', /карта не скажет|предсказывать не буду/],
] as const)('in %s, “%s” is answered without a frame', (lang, question, answer) => {
  expect(said(question, { lang, people: [] })).toMatch(answer)
})

it('tells of the total eclipse of August 2027 over a town that is named', () => {
  // NASA: the path of 2 August 2027 runs over Málaga; greatest there near 8:47 UT.
  expect(said('will the total eclipse in August 2027 be visible from Malaga')).toMatch(
    /^Yes, all of it: on August 2, 2027, seen from Málaga, the Sun is wholly covered at 09:4\d/,
  )
})

it.each([
  ['en', 'which of my planets are unaspected', /can’t be told without the hour of birth/, /Without a major aspect/],
  [
    'ru',
    'какие мои планеты без аспектов',
    /Без часа рождения планеты без аспектов определить нельзя/,
    /мажорных аспектов/,
  ],
] as const)('claims in %s no planet without aspects where the hour isn’t known', (lang, question, answer, claim) => {
  // On 4 January 1881 the Moon goes from 2° to 16° Pisces and past four planets; without an hour none of these aspects is the day's.
  const jdUtStart = jdUtFromIso('1881-01-04T00:00:00Z')
  const day = wholeDayChart(sky, { jdUtStart, jdUtEnd: jdUtStart + 1, latitudeDeg: 53.8, longitudeDeg: -1.55 })
  const told = said(question, { lang, birth: { timeKnown: false, ...day } })
  expect(told).toMatch(answer)
  expect(told).not.toMatch(claim)
})
