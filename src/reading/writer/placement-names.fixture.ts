import type { MoonPhaseName } from '#astro/events/moon-phase.ts'
import type { Lang } from '../library/subjects.ts'

/** A placement that a text names, and the words it does it with. */
export interface Named {
  words: string
  point?: string
  sign?: number
  house?: number
  phase?: MoonPhaseName
}

const POINTS: Record<Lang, Record<string, RegExp>> = {
  en: {
    sun: /\bSun\b/g,
    moon: /\bMoon\b/g,
    mercury: /\bMercury\b/g,
    venus: /\bVenus\b/g,
    mars: /\bMars\b/g,
    jupiter: /\bJupiter\b/g,
    saturn: /\bSaturn\b/g,
    uranus: /\bUranus\b/g,
    neptune: /\bNeptune\b/g,
    pluto: /\bPluto\b/g,
    asc: /\b[Aa]scendant\b/g,
    mc: /\b[Mm]idheaven\b/g,
  },
  ru: {
    sun: /Солнц[а-я]*/g,
    moon: /Лун(?:а|ы|е|у|ой)(?![а-яё])/g,
    mercury: /Меркури[а-я]*/g,
    venus: /Венер[а-я]*/g,
    mars: /Марс[а-я]*/g,
    jupiter: /Юпитер[а-я]*/g,
    saturn: /Сатурн[а-я]*/g,
    uranus: /Уран(?:а|у|ом|е)?(?![а-яё])/g,
    neptune: /Нептун[а-я]*/g,
    pluto: /Плутон[а-я]*/g,
    asc: /[Аа]сцендент[а-я]*/g,
    mc: /[Сс]ередин[а-я]+ неба/g,
  },
}

const SIGNS: Record<Lang, readonly RegExp[]> = {
  en: [
    'Aries',
    'Taurus',
    'Gemini',
    'Cancer',
    'Leo',
    'Virgo',
    'Libra',
    'Scorpio',
    'Sagittarius',
    'Capricorn',
    'Aquarius',
    'Pisces',
  ].map((name) => new RegExp(`\\b${name}\\b`, 'g')),
  ru: [
    /Ов(?:ен|н[а-я]+)(?![а-яё])/g,
    /Тел(?:ец|ьц[а-я]+)(?![а-яё])/g,
    /Близнец[а-я]+/g,
    /Рак(?:а|у|ом|е)?(?![а-яё])/g,
    /(?:Лев|Льв[а-я]+)(?![а-яё])/g,
    /Дев(?:а|ы|е|у|ой)(?![а-яё])/g,
    /Вес(?:ы|ов|ам|ами|ах)(?![а-яё])/g,
    /Скорпион[а-я]*/g,
    /Стрел(?:ец|ьц[а-я]+)(?![а-яё])/g,
    /Козерог[а-я]*/g,
    /Водоле[а-яё]+/g,
    /Рыб(?:ы|ам|ами|ах)?(?![а-яё])/g,
  ],
}

const HOUSES: Record<Lang, readonly RegExp[]> = {
  en: [
    'first',
    'second',
    'third',
    'fourth',
    'fifth',
    'sixth',
    'seventh',
    'eighth',
    'ninth',
    'tenth',
    'eleventh',
    'twelfth',
  ].map((ordinal) => new RegExp(`\\b${ordinal} house\\b`, 'gi')),
  ru: [
    'перв',
    'втор',
    'трет',
    'четвёрт',
    'пят',
    'шест',
    'седьм',
    'восьм',
    'девят',
    'десят',
    'одиннадцат',
    'двенадцат',
  ].map((stem) => new RegExp(`(?<![а-яё])${stem}[а-яё]{2,4} дом(?:а|у|ом|е)?(?![а-яё])`, 'gi')),
}

const PHASES: Record<Lang, Partial<Record<MoonPhaseName, RegExp>>> = {
  en: {
    new: /\bnew Moon\b|\bMoon is new\b/g,
    'first-quarter': /\bfirst quarter\b/g,
    full: /\bfull Moon\b|\bMoon is full\b|\bMoon stands full\b/g,
    'last-quarter': /\blast quarter\b/g,
  },
  ru: {
    new: /новолуни[ея]/gi,
    'first-quarter': /перв[а-я]+ четверт[а-я]+/gi,
    full: /полнолуни[ея]/gi,
    'last-quarter': /последн[а-я]+ четверт[а-я]+/gi,
  },
}

const namesIn =
  (lang: Lang) =>
  (text: string): Named[] => [
    ...Object.entries(POINTS[lang]).flatMap(([point, name]) => matches(text, name).map((words) => ({ words, point }))),
    ...SIGNS[lang].flatMap((name, sign) => matches(text, name).map((words) => ({ words, sign }))),
    ...HOUSES[lang].flatMap((name, index) => matches(text, name).map((words) => ({ words, house: index + 1 }))),
    ...Object.entries(PHASES[lang]).flatMap(([phase, name]) =>
      matches(text, name).map((words) => ({ words, phase: phase as MoonPhaseName })),
    ),
  ]

const matches = (text: string, name: RegExp) => [...text.matchAll(name)].map(([words]) => words)

/** What a text names of the sky, by language: written apart from the names that the writer uses, to hold it to account. */
export const PLACEMENT_NAMES: Record<Lang, (text: string) => Named[]> = { en: namesIn('en'), ru: namesIn('ru') }
