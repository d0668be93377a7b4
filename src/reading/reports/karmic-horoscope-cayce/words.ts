import { ELEMENTS } from '#astro/charts/balance.ts'
import { CLASSICAL_PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import { LEANS } from '../../compose/judgment.ts'
import { each, list, says, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'

/** A school of the readings: every planet but the two lights. */
export type School = Exclude<Planet, 'sun' | 'moon'>
export const SCHOOLS = ['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const

/** Where a planet stood toward the horizon and the meridian. */
const ANGLES = ['asc', 'mc', 'dsc', 'ic'] as const
export type Angle = (typeof ANGLES)[number]

/** How many schools stood near an angle. */
const COMPANIES = ['none', 'one', 'several'] as const

/** Fourths of a life: under thirty, under fifty, under seventy, later. */
export const STAGES = ['young', 'middle', 'later', 'old'] as const

/** The texts of the report after Cayce in one language. `rising` goes by sign from Aries, `where` by house from the first. */
export const cayceTexts = textSubject('karmic-horoscope-cayce', {
  title: text,
  subtitle: says({ name: 'text' }),
  chapters: each(['how', 'rising', 'first', 'others', 'lights', 'will']),
  titles: each([
    'thesis',
    'how',
    'horizon',
    'ascendant',
    'habit',
    'porter',
    'high',
    'facing',
    'deep',
    'company',
    'none',
    'now',
    'last',
    'close',
  ]),
  opening: ways(),
  method: text,
  /** By the first school near an angle. */
  thesis: each(SCHOOLS),
  thesisNone: text,
  /** After the thesis, by the angle of the first school. */
  thesisAngle: each(ANGLES),
  table: {
    caption: text,
    head: list(4),
    angle: each(ANGLES),
    away: says({ angle: 'text', degrees: 'text' }),
  },
  figure: text,
  near: each(ANGLES, ways({ planet: 'point', degrees: 'text' })),
  /** What an angle makes of a school that stands near it. */
  angle: each(ANGLES),
  risingLead: ways(),
  rising: list(12),
  /** By the element of the sign that rises. */
  habit: each(ELEMENTS),
  /** The ruler of the sign that rises, and its house. */
  porter: each(CLASSICAL_PLANETS),
  porterHouse: list(12),
  /** Whether that ruler is helped or pressed. */
  porterLean: each(LEANS),
  /** By the sign of the midheaven. */
  high: list(12),
  /** By the sign across from the one that rises, and across from that of the midheaven. */
  facing: list(12),
  deep: list(12),
  sunHouse: list(12),
  moonHouse: list(12),
  nobody: text,
  sojourn: each(SCHOOLS),
  leaning: each(SCHOOLS),
  differs: each(SCHOOLS),
  passing: each(SCHOOLS),
  where: list(12),
  /** Of a school far from the angles that is tied to a light within one degree. */
  yet: says({ planet: 'point', other: 'point', aspect: 'aspect' }),
  yetMeans: text,
  /** How the two first schools near angles get on. */
  terms: each(['one', 'easy', 'tense', 'apart']),
  lights: each(['sun', 'moon'], each(ELEMENTS)),
  now: each(STAGES),
  will: list(3, ways()),
  close: each(COMPANIES),
  schoolTitle: says({ planet: 'point' }),
})
export type CayceWords = TextsOf<typeof cayceTexts>
