import { describe, expect, it } from 'vitest'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { loadLibrary } from '../../../library/load-library.ts'
import { answerQuestion, type Ask } from '../../answer-question.ts'
import { textOf } from '../../answer.ts'
import { bondOf } from './chinese.ts'
import { sadeSatis } from './sade-sati.ts'
import { birthCards } from './tarot.ts'

const sky = loadEphemeris()
const library = loadLibrary()
const NOW = jdUtFromIso('2026-11-23T09:00:00Z')
const birth = (utc: string, latitudeDeg: number, longitudeDeg: number) => ({
  chart: natalChart(sky, { jdUt: jdUtFromIso(utc), latitudeDeg, longitudeDeg }),
  timeKnown: true,
  uncertain: [],
})
// Chennai, 7 December 1996, 10:34: see vimshottari.test.ts. Vancouver, 20 January 1990, 15:15.
const CHENNAI = birth('1996-12-07T05:04:00Z', 13.04, 80.26)
const VANCOUVER = birth('1990-01-20T23:15:00Z', 49.25, -123.1)
const LENA = { name: 'Lena', relation: 'friend', birth: birth('1988-02-10T17:00:00Z', 43.7, -79.4) }

const said = (question: string, more: Partial<Ask> = {}) =>
  textOf(
    answerQuestion(sky, library, {
      question,
      lang: 'en',
      firstName: '',
      birth: VANCOUVER,
      people: [LENA],
      age: 36,
      plan: null,
      nowJdUt: NOW,
      timeZone: 'Europe/London',
      ...more,
    }),
  )

describe('the Chinese year', () => {
  it.each([
    [
      'en',
      'Am I a horse or a snake in Chinese astrology?',
      /^Your Chinese sign is the Earth Snake: .*January 20, 1990/,
    ],
    ['ru', 'я по китайскому гороскопу лошадь?', /^Нет\. По китайскому календарю вы Земляная Змея/],
    ['en', 'what is Lena by the Chinese zodiac', /^Lena’s Chinese sign is the Fire Rabbit/],
    // From 6 February 2027 (Hong Kong Observatory); snake and goat stand in no group of the tradition.
    [
      'en',
      'is 2027 a good chinese year for a snake',
      /^2027 is the year of the Fire Goat, from February 6, 2027.*\n\nSnake and Goat are neither/,
    ],
    ['ru', 'следующий год по китайскому календарю какой', /^2027 год — это Огненная Коза, с 6 февраля 2027 года/],
    [
      'en',
      'what chinese animal is somebody born in 1971',
      /^A birth in 1971 falls under the Metal Pig from January 27, 1971/,
    ],
  ] as const)('in %s, “%s” is answered', (lang, question, answer) => {
    expect(said(question, { lang })).toMatch(answer)
  })

  // T. Lau, The Handbook of Chinese Horoscopes (1979): triangles, secret friends, opposites, harms.
  it.each([
    ['rat', 'dragon', 'trine'],
    ['tiger', 'dog', 'trine'],
    ['rat', 'ox', 'friend'],
    ['dragon', 'rooster', 'friend'],
    ['horse', 'goat', 'friend'],
    ['rat', 'horse', 'clash'],
    ['rabbit', 'rooster', 'clash'],
    ['rat', 'goat', 'harm'],
    ['ox', 'horse', 'harm'],
    ['monkey', 'pig', 'harm'],
    ['snake', 'rabbit', 'plain'],
    ['dog', 'dog', 'same'],
  ] as const)('%s and %s: %s', (one, other, bond) => {
    expect(bondOf(one, other)).toBe(bond)
    expect(bondOf(other, one)).toBe(bond)
  })
})

describe('Indian astrology', () => {
  it.each([
    ['en', 'what is my nakshatra', /^Your nakshatra is Swati, quarter \(pada\) 1: the sidereal Moon is at 6°57′ Libra/],
    ['ru', 'какая у меня накшатра', /^Накшатра у вас — Свати, пада 1/],
    [
      'en',
      'which mahadasha am I in',
      /^The mahadasha that runs now is that of Jupiter, from July 2014 to July 2030\.\s+Within it the antardasha of the Moon runs from November 2025 to March 2027/,
    ],
    ['ru', 'какая у меня махадаша', /^Сейчас идёт махадаша Юпитера: начало в июле 2014 года, конец в июле 2030 года/],
    ['en', 'should I wear the blue sapphire my jyotish astrologer sells', /^Don’t buy a stone/],
  ] as const)('in %s, “%s” is answered', (lang, question, answer) => {
    expect(said(question, { lang, birth: CHENNAI })).toMatch(answer)
  })

  // Drik Panchang: Saturn entered sidereal Aquarius on 29 April 2022 and Pisces on 29 March 2025.
  it.each([
    ['Pisces', 11, '2022-04-29'],
    ['Aries', 0, '2025-03-29'],
  ])('the sade sati of a Moon in %s began when Saturn entered the sign before', (_, sign, date) => {
    const [span] = sadeSatis(sky, sign, NOW)
    expect(Math.abs((span?.fromJdUt ?? 0) - jdUtFromIso(`${date}T12:00:00Z`))).toBeLessThan(6)
    expect(span?.toJdUt ?? 0).toBeGreaterThan(NOW)
  })
})

describe('tarot', () => {
  it('draws no card, and never refuses twice in the same words', () => {
    const first = said('pull me a card')
    expect(first).toMatch(/^I don’t draw cards/)
    const second = said('draw me a tarot card for tomorrow', { before: ['pull me a card'] })
    expect(second).toMatch(/^Even one card/)
  })

  it.each([
    ['en', 'I got the Death card at a fair, should I be scared', /ending that makes room/],
    ['ru', 'мне выпала башня, карта башня это плохо?', /^Башня — это построенное не на том месте/],
    ['en', 'what is my tarot birth card', /20 \+ 1 \+ 1990 = 2011, 2 \+ 0 \+ 1 \+ 1 = 4, and that is the Emperor/],
  ] as const)('in %s, “%s” is answered', (lang, question, answer) => {
    expect(said(question, { lang })).toMatch(answer)
  })

  // 10 + 10 + 1999 = 2019, whose digits make 12, and those 3.
  it('adds the digits of a date until they name a card', () => {
    expect(birthCards('1999-10-10').map(({ card }) => card)).toEqual(['hangedMan', 'empress'])
  })
})
