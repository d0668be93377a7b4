import { expect, it } from 'vitest'
import { claims, type Claim } from './claims.ts'

const said = (claim: Claim) => {
  const of =
    'point' in claim ? `${'whose' in claim && claim.whose === 'natal' ? 'your ' : ''}${claim.point ?? '–'}` : ''
  switch (claim.kind) {
    case 'sign':
      return `${of} sign ${claim.sign}`
    case 'house':
      return `${of} house ${claim.house}`
    case 'aspect':
      return [claim.points[0]?.point, claim.aspect, claim.points[1]?.point].join(' ').trim()
    case 'motion':
      return `${of} ${claim.retrograde ? 'retrograde' : 'direct'}`
    case 'phase':
      return claim.phase
    case 'point':
      return of
  }
}
/** What a text claims beyond naming points. */
const claimed = (lang: 'en' | 'ru', text: string) =>
  claims(lang, text)
    .filter(({ kind }) => kind !== 'point')
    .map(said)

it.each([
  ['By evening the Moon in Pisces crosses your fourth house.', ['moon sign 11', 'moon house 4']],
  ['At 14:20 Mars makes an exact trine to your Mercury.', ['mars trine mercury']],
  ['The square of Saturn to your Venus eases.', ['saturn square venus']],
  ['Under a square between Saturn and Venus the Moon is in Leo.', ['saturn square venus', 'moon sign 4']],
  [
    'Mars’s trine to your midheaven comes before the Moon’s opposition to your Sun.',
    ['mars trine mc', 'moon opposition sun'],
  ],
  ['Your Sun in Taurus and your Moon in Aquarius argue.', ['your sun sign 1', 'your moon sign 10']],
  ['February 6 touches the chart: your the Moon in Aquarius.', ['your moon sign 10']],
  ['A Pisces Moon and a Leo Sun.', ['moon sign 11', 'sun sign 4']],
  ['At 14:20 the Moon moves out of Aries into Taurus.', ['moon sign 0', 'moon sign 1']],
  ['Mercury is retrograde while Venus goes direct.', ['mercury retrograde', 'venus direct']],
  ['The ruler of your seventh house, Venus, is in Leo.', ['– house 7', 'venus sign 4']],
  ['They met in the square opposite the church.', []],
])('in English: %s', (text, expected) => {
  expect(claimed('en', text)).toEqual(expected)
})

it.each([
  ['К вечеру Луна в Рыбах проходит по вашему четвёртому дому.', ['moon sign 11', 'moon house 4']],
  ['В 14:20 Марс встаёт в точный трин к вашему Меркурию.', ['mars trine mercury']],
  ['Отпускает квадрат Сатурна к вашей Венере.', ['saturn square venus']],
  ['Квадрат между Сатурном и Венерой длится, а Луна во Льве.', ['saturn square venus', 'moon sign 4']],
  ['За этим стоит Марс в соединении с вашим Солнцем.', ['mars conjunction sun']],
  ['Ваше Солнце в Тельце и ваша Луна в Водолее спорят.', ['your sun sign 1', 'your moon sign 10']],
  ['В 14:20 Луна переходит из Овна в Тельца.', ['moon sign 0', 'moon sign 1']],
  ['Пока ретрограден Меркурий, Венера в седьмом доме.', ['mercury retrograde', 'venus house 7']],
  ['Управитель седьмого дома, Венера, стоит во Льве.', ['– house 7', 'venus sign 4']],
  ['Они встретились в квадрате двора.', []],
])('in Russian: %s', (text, expected) => {
  expect(claimed('ru', text)).toEqual(expected)
})
