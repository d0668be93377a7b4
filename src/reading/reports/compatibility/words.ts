import type { Aspect } from '#astro/charts/aspect.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { ELEMENTS, MODES } from '#astro/charts/balance.ts'
import type { SlotValues } from '#language/slot-forms.ts'
import { each, list, says, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'
import { TOGETHER } from './compatibility-facts.ts'
import { BOND_POINTS, BONDS, GUESTS, LEANS, type Question, QUESTIONS, SETTINGS, TIE_PAIRS } from './questions.ts'

/** A contact as its sentences name it. */
export interface NamedTie {
  one: SlotValues['owned']
  other: SlotValues['owned']
  /** Whose the two points are. */
  a: SlotValues['person']
  b: SlotValues['person']
  aspect: Aspect
  /** How near it is to exact, in brackets; empty where the hour would change it. */
  orb: string
}

/** The planets whose transits are told. */
export const MOVING = ['sun', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const
/** Where two adults stand between the ages of Saturn and Uranus. */
export const STAGES = ['before', 'return', 'after', 'midlife', 'between', 'second', 'late'] as const
export type Stage = (typeof STAGES)[number]

/** A planet compared with the same of the other one. */
export type Compared = 'mercury' | 'mars' | 'moon' | 'venus'

/** How the answers fall: to one side alone, mostly to one, or evenly; none, where they take no side. */
export const SUMS = ['allEasy', 'moreEasy', 'even', 'moreHard', 'allHard', 'none'] as const

/** Contacts that are told to partners in words of their own. */
export const LOVERS = [
  'sun moon',
  'sun venus',
  'sun mars',
  'moon venus',
  'moon mars',
  'venus venus',
  'venus mars',
  'mars mars',
  'venus uranus',
  'venus neptune',
  'venus pluto',
  'mars pluto',
  'venus asc',
  'mars asc',
] as const

/** What is asked of a pair with a child. */
export const CHILD_QUESTIONS = [
  'draw',
  'talk',
  'home',
  'quarrel',
  'growth',
  'last',
] as const satisfies readonly Question[]

/** Where the end of a comparison differs for two at work. */
export const WORK_CLOSINGS = ['draw', 'home', 'last'] as const satisfies readonly Question[]

/** Contacts that are told of a child in words of their own: what any two are told has a grown-up on either side. */
const CHILD_TIES = [
  'moon saturn easy',
  'moon saturn hard',
  'moon pluto easy',
  'moon pluto hard',
  'mercury venus easy',
  'mercury saturn easy',
  'mercury saturn hard',
  'mercury pluto hard',
  'venus jupiter hard',
  'venus saturn easy',
  'venus uranus easy',
  'venus uranus hard',
  'venus neptune easy',
  'venus pluto hard',
  'sun saturn hard',
  'sun pluto hard',
  'venus asc hard',
  'mars saturn easy',
  'mars jupiter hard',
  'saturn asc easy',
  'saturn asc hard',
  'sun saturn bond',
  'venus saturn bond',
] as const

/** The question that comes easiest and the one that asks most, as the thesis joins them. */
export const THESES = QUESTIONS.flatMap((best) =>
  QUESTIONS.filter((hardest) => hardest !== best).map((hardest): `${Question} ${Question}` => `${best} ${hardest}`),
)

const NAMED = { one: 'owned', other: 'owned', aspect: 'aspect', orb: 'text' } as const
const NAMED_WAYS = ways(NAMED)
const MOMENT = ways({ when: 'text', planet: 'point', aspect: 'aspect', owned: 'owned', gives: 'text', fit: 'text' })
/** What a contact does: its two points, and whose they are. The first sentence stands alone; it may be told on the first page. */
const TOLD = says({ one: 'owned', other: 'owned', a: 'person', b: 'person' })
const VERDICT = each(LEANS)

/** The words of the report that compares two charts, in one language. */
export const compatibilityTexts = textSubject('compatibility', {
  title: text,
  subtitle: says({ one: 'text', other: 'text' }),
  chapters: each(['thesis', ...QUESTIONS, 'drawOfOthers', 'whole', 'closing', 'tables']),
  titles: each([
    'thesis',
    'purse',
    'onePurse',
    'quarrelTurn',
    'whole',
    'holds',
    'rubs',
    'first',
    'when',
    'glance',
    'ages',
    'cannot',
    'method',
    'counts',
    'near',
    'contacts',
    'grid',
    'overlay',
  ]),
  ask: each([...QUESTIONS, 'drawOfOthers']),
  /** Headings of what a chapter tells on either side. */
  parts: each([...QUESTIONS, 'drawOfOthers'], each(['forIt', 'againstIt'])),
  comparedTitle: each(['mercury', 'mars', 'moon', 'venus']),
  notice: text,
  withoutHours: each(['yours', 'theirs', 'both'], says({ name: 'name' })),
  family: each(['kin', 'child'], says({ name: 'text' })),
  /** Which questions come easily and which ask for work, in a sentence: the first of the report. */
  sum: each(SUMS, says({ name: 'name', easy: 'list', hard: 'list' })),
  /** The questions as nouns, for that sentence. */
  short: each([...QUESTIONS, 'drawOfOthers']),
  thesis: each(THESES),
  /** In place of the thesis, where the easiest question and the hardest lean alike. */
  alike: each(LEANS, says({ best: 'text', hardest: 'text' })),
  orb: says({ degrees: 'text' }),
  /** The sentence that names a contact after what it does: of the first in a section. */
  behind: NAMED_WAYS,
  /** What a point stands for, told where the report first meets it. */
  stands: each(BOND_POINTS),
  /** The same in brackets. */
  cite: says(NAMED),
  /** Of a contact whose first sentence stands on the first page. */
  fromFirstPage: NAMED_WAYS,
  /** When a point is heard, as a clause; and of two sides, when each is. */
  occasion: each(BOND_POINTS),
  /** Of what holds and what rubs, on the first page. */
  bothTrue: ways({ main: 'text', counter: 'text' }),
  bridge: each(['forIt', 'againstIt'], ways({ main: 'text', counter: 'text' })),
  mutual: ways({ one: 'owned', other: 'owned', aspect: 'aspect' }),
  ruled: each(['yours', 'theirs'], ways({ point: 'point', house: 'house', name: 'name' })),
  elsewhere: each(
    ['forIt', 'againstIt'],
    ways({ one: 'owned', other: 'owned', aspect: 'aspect', orb: 'text', chapter: 'text' }),
  ),
  lands: each(['yours', 'theirs'], ways({ planet: 'point', house: 'house', name: 'name' })),
  /** By the house that a planet of the other falls in: whose planet it is, and whose house. */
  guest: each(GUESTS, list(12, says({ a: 'person', b: 'person' }))),
  tie: each(TIE_PAIRS, each(['easy', 'hard'], TOLD)),
  lovers: each(LOVERS, each(['easy', 'hard'], TOLD)),
  bond: each(BONDS, TOLD),
  /** A planet of one at the descendant of the other. */
  facing: each(PLANETS, TOLD),
  /** What each does with means: of two who share a household, of two with a purse each, and of two at work. */
  purse: each(['shared', 'own', 'work'], {
    pools: each(['yours', 'theirs'], says({ point: 'point', of: 'house', house: 'house', name: 'name' })),
    keeps: each(['yours', 'theirs'], says({ point: 'point', of: 'house', house: 'house', name: 'name' })),
    both: each(['pools', 'keeps', 'apart']),
  }),
  verdict: {
    draw: each(SETTINGS, VERDICT),
    talk: VERDICT,
    home: each(SETTINGS, VERDICT),
    money: each(SETTINGS, VERDICT),
    quarrel: VERDICT,
    growth: VERDICT,
    last: each(SETTINGS, VERDICT),
  },
  /** Of somebody older and a child. */
  ofChild: {
    ...each(CHILD_QUESTIONS, VERDICT),
    /** The thesis: what comes easiest, then what asks most. */
    best: each(CHILD_QUESTIONS),
    hardest: each(CHILD_QUESTIONS),
    holds: each(CHILD_QUESTIONS),
    rubs: each(CHILD_QUESTIONS),
    tie: each(CHILD_TIES, TOLD),
  },
  firstOfChild: each(CHILD_QUESTIONS),
  /** Of two at work, where the words for all presume a home. */
  atWork: { holds: each(WORK_CLOSINGS), rubs: each(WORK_CLOSINGS), first: each(WORK_CLOSINGS) },
  /** What to do first about the ordinary day of two who don't live together. */
  firstApart: text,
  quarrel: { first: each(MODES), second: each(MODES, says({ name: 'text' })) },
  /** Where two habits speak otherwise than the lean. */
  inManner: each(['closer', 'farther'], ways()),
  pairOf: says({ yours: 'sign', theirs: 'sign', mine: 'owned', other: 'owned' }),
  you: each(['mercury', 'mars', 'moon', 'venus'], each(ELEMENTS)),
  they: each(['mercury', 'mars', 'moon', 'venus'], each(ELEMENTS, says({ name: 'text' }))),
  together: each(['mercury', 'mars', 'moon', 'venus'], each(['same', 'kin', 'foreign'])),
  whole: {
    caption: text,
    head: list(4),
    rows: each(['synastry', 'composite', 'davison']),
    intro: text,
    verdict: each(TOGETHER),
  },
  holds: each(QUESTIONS),
  rubs: each(QUESTIONS),
  glance: { caption: text, head: list(3), lean: each(LEANS) },
  /** The Sun and the Moon of the composite, by element: what the two are about, and what does them good. */
  asOne: { sun: ways({ sign: 'sign' }), moon: ways({ sign: 'sign' }) },
  bondSun: each(ELEMENTS),
  bondMoon: each(ELEMENTS),
  /** Transits to what the verdict rests on: what they are good for, by question, and the sentences. */
  fit: each(QUESTIONS),
  moment: { monthGood: MOMENT, monthHard: MOMENT, yearGood: MOMENT, yearHard: MOMENT, yearMend: MOMENT },
  /** What a planet does by transit, as a clause of it. */
  gives: each(MOVING),
  whenLead: ways(),
  /** What the ages of two adults ask of them: by the returns of Saturn and the middle of Uranus. */
  stage: each(STAGES),
  noMoment: text,
  /** Before what is left of the first step, which the first page begins. */
  firstAgain: text,
  /** Contacts within a degree that no chapter tells. */
  near: { caption: text, head: list(3) },
  first: each(QUESTIONS),
  terms: {
    intro: list(2),
    caption: text,
    head: list(3, says({ name: 'text' })),
    rows: each(['pace', 'money', 'silence', 'praise']),
    pace: each(MODES),
    money: each(ELEMENTS),
    silence: each(ELEMENTS),
    praise: each(ELEMENTS),
  },
  cannot: ways(),
  biWheel: says({ name: 'name' }),
  grid: text,
  contacts: { caption: text, head: list(5, says({ name: 'text' })), easy: text, hard: text, bond: text },
  overlay: { caption: text, head: list(3, says({ name: 'text' })) },
})
export type CompatibilityWords = TextsOf<typeof compatibilityTexts>
