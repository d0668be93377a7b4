import { NATAL_POINTS } from '../../library/subjects.ts'
import { ELEMENTS } from '#astro/charts/balance.ts'
import { each, list, says, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'

/** A star as it is told: its name, its figure in the sky, and what tradition held of it. */
export interface StarText {
  name: string
  figure: string
  text: string
}

/** A star beside a point: names in the language, the point as "your Venus" («вашей Венеры»), the distance as 0°12′. */
export interface Beside {
  star: string
  figure: string
  from: string
  apart: string
}

/** A star and a planet on angles at once. */
export interface Shared {
  star: string
  starAt: string
  planet: string
  planetAt: string
  apart: string
}

/** The words of the report on stars, Fortune and Jupiter, in one language. By house from the first. */
export const luckyTexts = textSubject('lucky-star', {
  title: text,
  subtitle: says({ name: 'text' }),
  noHour: text,
  noMoon: text,
  chapters: each(['how', 'beside', 'parans', 'kin', 'fortune', 'jupiter', 'year', 'night']),
  titles: each([
    'how',
    'contest',
    'parans',
    'road',
    'kin',
    'kinTable',
    'formula',
    'fortuneSign',
    'fortuneHouse',
    'fortuneRuler',
    'jupiterSign',
    'jupiterHouse',
    'line',
    'dates',
    'fortunePasses',
    'field',
    'balcony',
  ]),
  stars: each(
    [
      'achernar',
      'acrux',
      'agena',
      'alcyone',
      'aldebaran',
      'algenib',
      'algol',
      'alhena',
      'alkaid',
      'alnilam',
      'alphard',
      'alphecca',
      'alpheratz',
      'altair',
      'antares',
      'arcturus',
      'bellatrix',
      'betelgeuse',
      'canopus',
      'capella',
      'castor',
      'deneb',
      'denebola',
      'diphda',
      'dubhe',
      'elnath',
      'fomalhaut',
      'hamal',
      'markab',
      'menkar',
      'mintaka',
      'mirach',
      'nunki',
      'polaris',
      'pollux',
      'procyon',
      'rasalhague',
      'regulus',
      'rigel',
      'rigil-kentaurus',
      'scheat',
      'sirius',
      'spica',
      'unukalhai',
      'vega',
    ],
    each(['name', 'figure', 'text']),
  ),
  how: ways(),
  notice: text,
  wheel: text,
  contest: { caption: text, head: list(5), inOrb: text, near: text },
  won: ways({
    star: 'text',
    figure: 'text',
    from: 'text',
    apart: 'text',
    second: 'text',
    secondApart: 'text',
    secondFrom: 'text',
    margin: 'text',
  }),
  nobody: says({ star: 'text', figure: 'text', from: 'text', apart: 'text' }),
  besideTitle: says({ star: 'text', point: 'text' }),
  inOrb: ways({ star: 'text', figure: 'text', from: 'text', apart: 'text' }),
  near: ways({ star: 'text', figure: 'text', from: 'text', apart: 'text' }),
  kinOf: ways({ star: 'text', planets: 'text' }),
  point: each(NATAL_POINTS),
  from: says({ point: 'point' }),
  paransIntro: ways({ count: 'number' }),
  noParan: text,
  paranTable: { caption: text, head: list(5), angle: each(['rising', 'culminating', 'setting', 'anticulminating']) },
  at: each(['rising', 'culminating', 'setting', 'anticulminating']),
  paran: ways({ star: 'text', starAt: 'text', planet: 'text', planetAt: 'text', apart: 'text' }),
  angle: each(['rising', 'culminating', 'setting', 'anticulminating']),
  road: {
    below: says({ stars: 'text' }),
    noneBelow: text,
    above: says({ stars: 'text' }),
    noneAbove: text,
    elsewhere: text,
  },
  kinIntro: ways(),
  kinTable: { caption: text, head: list(3) },
  kin: each(['mars', 'jupiter', 'saturn', 'venus', 'mercury', 'moon']),
  formula: each(['night', 'day'], says({ place: 'text' })),
  fortuneSaid: says({ place: 'text' }),
  fortuneSign: each(ELEMENTS),
  fortuneHouse: list(12),
  fortuneRuler: says({ planet: 'point' }),
  jupiter: ways(),
  yearIntro: ways({ between: 'text' }),
  lineCaption: text,
  table: {
    caption: text,
    head: list(3),
    aspect: each(['conjunction', 'sextile', 'square', 'trine', 'opposition']),
    forward: text,
    back: text,
    fortune: text,
  },
  dates: says({ meeting: 'text', dates: 'text' }),
  fortuneDates: says({ dates: 'text' }),
  noFortuneDate: text,
  field: list(12),
  balcony: ways({ stars: 'text' }),
})
export type LuckyWords = TextsOf<typeof luckyTexts>
