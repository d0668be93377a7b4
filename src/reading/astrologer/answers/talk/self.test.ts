import { expect, it, test } from 'vitest'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { LANGS, type Lang } from '#language/lang.ts'
import { loadLibrary } from '../../../library/load-library.ts'
import { answerQuestion, type Ask } from '../../answer-question.ts'
import { textOf } from '../../answer.ts'
import { languageOf } from '../../understanding/hear.ts'
import { understand } from '../../understanding/understand.ts'
import { lifePath } from './self.ts'
import { birthCards } from '../traditions/tarot.ts'
import { TERM_NAMES, TERMS } from './terms.ts'
import { termsOf } from './theory.ts'

const sky = loadEphemeris()
const library = loadLibrary()
// Bristol, 14 March 1988, 7:25: Aries rises, its ruler Mars is in Capricorn, the Moon in Aquarius.
const BRISTOL = {
  chart: natalChart(sky, { jdUt: jdUtFromIso('1988-03-14T07:25:00Z'), latitudeDeg: 51.45, longitudeDeg: -2.59 }),
  timeKnown: true,
  uncertain: [],
}

const said = (lang: Lang, question: string, more: Partial<Ask> = {}) =>
  textOf(
    answerQuestion(sky, library, {
      question,
      lang,
      firstName: '',
      birth: BRISTOL,
      people: [{ name: lang === 'ru' ? 'Дима' : 'Tom', relation: 'partner', birth: BRISTOL }],
      age: 38,
      plan: null,
      nowJdUt: jdUtFromIso('2026-11-23T09:00:00Z'),
      timeZone: 'Europe/London',
      ...more,
    }),
  )

it.each([
  [
    'en',
    'supposedly a Pisces, yet nothing about me is like that, how come',
    /Ascendant, which is in Aries[^]*Mars, in Capricorn/,
  ],
  ['ru', 'какие из меня рыбы, я совсем на них не похожа, отчего так', /он в Овне[^]*Марс, в Козероге/],
  ['en', 'tell me which houses have no planets', /^Without a planet: houses /],
  ['ru', 'перечислите пустые дома в моей карте', /^Без планет стоят дома: /],
  ['en', 'would I do better as my own boss or as an employee', /My lean: /],
  ['ru', 'мне лучше свой бизнес или работа по найму', /^Склоняюсь к /],
  ['en', 'my life path number is 5, correct?', /^Not 5[^]*life path number is 7/],
  ['ru', 'посчитайте моё число жизненного пути', /= 16, 1 \+ 6 = 7[^]*жизненного пути — 7/],
  // By the Golden Dawn the Moon goes with Pisces, Justice with Libra.
  ['en', 'what tarot card belongs to Libra', /Libra goes with this card: [^]*Justice/i],
  ['ru', 'какая карта таро отвечает моему знаку зодиака', /знаку Рыб отвечает карта Луны/],
  [
    'en',
    'is there an aspect between my Saturn and Uranus, a conjunction',
    /Saturn[^]*conjunction[^]*Uranus|Uranus[^]*conjunction[^]*Saturn/,
  ],
  ['ru', 'а соединение урана с сатурном у меня есть?', /Сатурн — соединение — ваш Уран|соединени/],
  ['en', 'what does peregrine mean in astrology', /no dignity at all/],
  ['ru', 'что значит перегрин', /нет никакого достоинства/],
  ['en', 'and how long will my granny live', /^Nobody can see that in a chart/],
  ['ru', 'а сколько лет мне осталось', /^Честно: срока жизни/],
  // Einstein's day: the Sun is in Pisces on 14 March of every year.
  ['en', 'Einstein has his birthday on 14 March like me, are we the same', /has the Sun in Pisces[^]*shared with you/],
  ['ru', 'эйнштейн родился 14 марта, как и я, мы похожи?', /Солнце в любом году в Рыбах[^]*Общий с вами/],
] as const)('in %s, “%s” is answered', (lang, question, answer) => {
  expect(said(lang, question)).toMatch(answer)
})

it('adds up a life path and leaves master numbers alone', () => {
  // Decoz: 14 March 1988 is 5 + 3 + 8; 29 November 1980 is 11 + 11 + 9 = 31.
  expect(lifePath('1988-03-14').number).toBe(7)
  expect(lifePath('1980-11-29')).toEqual({ sum: '11 + 11 + 9 = 31, 3 + 1 = 4', number: 4 })
  expect(birthCards('1988-03-14').at(0)?.card).toBeDefined()
})

test.each(LANGS)('every term is known by each of its words, %s', (lang) => {
  for (const term of TERM_NAMES)
    for (const wording of TERMS[term][lang])
      expect(termsOf(lang, wording.replaceAll('*', '').split(' ')), wording).toContain(term)
})

test.each([
  ['na etoj nedele chto', 'ru'],
  ['pochemu etot', 'ru'],
  ['kakoy luchshe', 'ru'],
  ['what is my moon sign', 'en'],
] as const)('“%s” is %s where Russian is chosen', (text, lang) => {
  expect(languageOf(text, 'ru')).toBe(lang)
})

test.each([
  ['en', 'my bank shows your payment two times', 'double_charge'],
  ['en', 'do my saved charts vanish once I cancel', 'after_cancel'],
  ['en', 'does a human at your end read my messages', 'who_reads'],
  ['en', 'is paying by the year cheaper', 'year_price'],
  ['en', 'spare me the planets, how do I get through tonight', 'tonight'],
  ['en', 'is the hour printed on a birth certificate', 'birth_record'],
  ['en', 'ill sleep on that, thanks', 'bye'],
  ['ru', 'у меня списали деньги дважды', 'double_charge'],
  ['ru', 'если отменю подписку, карты близких сохранятся?', 'after_cancel'],
  ['ru', 'кто видит мои сообщения здесь', 'who_reads'],
  ['ru', 'за год платить выгоднее?', 'year_price'],
  ['ru', 'без планет, как мне пережить сегодняшний вечер', 'tonight'],
  ['ru', 'есть ли время в свидетельстве о рождении', 'birth_record'],
  ['ru', 'подруга просит денег в долг, давать?', 'lend'],
] as const)('in %s, “%s” is understood as %s', (lang, question, kind) => {
  const { intent } = understand(lang, question, { today: '2026-11-23', people: [], age: 30 })
  expect(kind === 'bye' ? ['bye', 'thanks'] : [kind]).toContain(intent)
})

it('names both people in Russian in the case that “between” asks for', () => {
  expect(said('ru', 'как мы с Димой совместимы')).toMatch(/между вами и Димой/)
})
