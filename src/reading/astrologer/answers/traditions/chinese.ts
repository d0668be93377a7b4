import {
  ANIMALS,
  type Animal,
  chineseYear,
  chineseYearOf,
  type ChineseYear,
  lunarNewYear,
} from '#astro/events/chinese-year.ts'
import type { Factor } from '../../../facts/factor.ts'
import type { TextsOf } from '../../../library/text-shape.ts'
import { civilDate } from '../../../writer/local-time.ts'
import type { Composer } from '../../writing/composer.ts'
import type { SavedPerson } from '../../facts/fact-book.ts'
import type { KindRule } from '../../kind-rule.ts'
import { shift } from '../../time/spoken-span.ts'
import { saidBefore } from '../follow/follow-facts.ts'
import { ANIMAL_BONDS, chineseTexts } from './chinese-words.ts'
import { writtenBirth } from '../../time/written-birth.ts'

type Bond = (typeof ANIMAL_BONDS)[number]

/** The words by which each animal is named, both languages. */
const NAMED: Record<Animal, RegExp> = {
  rat: /^(?:rats?|крыс\p{L}*)$/u,
  ox: /^(?:ox|oxen|buffalo|бык\p{L}*|вол|вола)$/u,
  tiger: /^(?:tigers?|тигр\p{L}*)$/u,
  rabbit: /^(?:rabbits?|hare|кролик\p{L}*|заяц|зайц\p{L}*|кот|кота|коты)$/u,
  dragon: /^(?:dragons?|дракон\p{L}*)$/u,
  snake: /^(?:snakes?|зме[яиюей]\p{L}*)$/u,
  horse: /^(?:horses?|лошад\p{L}*)$/u,
  goat: /^(?:goats?|sheep|rams?|коз[аыеу]|козой|овц\p{L}*)$/u,
  monkey: /^(?:monkeys?|обезьян\p{L}*)$/u,
  rooster: /^(?:roosters?|chicken|cock|петух\p{L}*)$/u,
  dog: /^(?:dogs?|собак\p{L}*)$/u,
  pig: /^(?:pigs?|boar|hog|свинь\p{L}*|кабан\p{L}*)$/u,
}
/** The animals whose Russian names are feminine: their elements agree with them. */
const FEMININE: ReadonlySet<Animal> = new Set(['rat', 'snake', 'horse', 'goat', 'monkey', 'dog', 'pig'])

const PAIR =
  /^(?:along|compat\p{L}*|match|together|friends?|hers|his|theirs|сочета\p{L}*|подход\p{L}*|совместим\p{L}*|дружат|дружить|ладят|вместе|уживутся)$/u
const OF_A_YEAR = /^(?:year|years|год|года|году)$/u
const NEXT = /^(?:next|coming|upcoming|следующ\p{L}*|наступающ\p{L}*|новый|новом)$/u
const ELEMENT = /^(?:elements?|стихи\p{L}*|элемент\p{L}*|цвет\p{L}*|metal|металл\p{L}*)$/u
const PILLARS = /^(?:bazi|pillars?|бацзы|ба-цзы|столп\p{L}*)$/u
const GOOD = /^(?:good|bad|lucky|how|better|хорош\p{L}*|плох\p{L}*|удачн\p{L}*|как|каково)$/u

/** Friends by six harmonies, foes by six harms: the sums of their places in the circle say which. */
export function bondOf(one: Animal, other: Animal): Bond {
  const [a, b] = [ANIMALS.indexOf(one), ANIMALS.indexOf(other)]
  const apart = Math.abs(a - b)
  if (apart === 0) return 'same'
  if (apart === 6) return 'clash'
  if (apart % 4 === 0) return 'trine'
  if ((a + b) % 12 === 1) return 'friend'
  return (a + b) % 12 === 7 ? 'harm' : 'plain'
}

/** A birth of which the Chinese year is asked: by its day, or only by its year. */
interface Born {
  /** Null for the reader, empty where only a date is written. */
  name: string | null
  date: string | null
  year: ChineseYear
}

const saysAny = (words: readonly string[], pattern: RegExp) => words.some((word) => pattern.test(word))

class ChineseAnswer {
  readonly composer: Composer
  readonly texts: TextsOf<typeof chineseTexts>

  constructor(composer: Composer) {
    this.composer = composer
    this.texts = composer.library.texts(chineseTexts, composer.lang)
  }

  get sky() {
    return this.composer.book.source.sky
  }

  /** Noon of a civil date by the reader's calendar, as a date is told and held. */
  private noon(date: string): number {
    const { fromJdUt, toJdUt } = this.composer.span({ from: date, to: date })
    return (fromJdUt + toJdUt) / 2
  }

  date = (date: string): string => this.composer.dates.date(this.noon(date))

  from = ({ year }: ChineseYear): string => lunarNewYear(this.sky, year)
  to = ({ year }: ChineseYear): string => shift(lunarNewYear(this.sky, year + 1), -1)

  sign({ animal, element }: ChineseYear): string {
    const { texts } = this
    return texts.sign({ element: texts.element[element][FEMININE.has(animal) ? 1 : 0], animal: texts.animal[animal] })
  }

  fact(year: ChineseYear, dates: readonly string[]): Factor {
    return {
      id: `chinese:${year.year}`,
      kind: 'special',
      said: this.sign(year),
      passesJdUt: dates.map((date) => this.noon(date)),
    }
  }

  /** The civil date of a birth by the mean time of its place. */
  birthDate({ chart }: SavedPerson['birth']): string {
    return civilDate(chart.jdUt + chart.longitudeDeg / 360, 'UTC')
  }

  bornOn = (name: string | null, date: string): Born => ({ name, date, year: chineseYearOf(this.sky, date) })

  /** Whose birth each answer is of: dates written, people named, and else the reader. */
  born(): Born[] {
    const { asked, book } = this.composer
    const { birth, people, nowJdUt } = book.source
    const before = asked.before?.intent === 'chinese' && saysAny(asked.words, PAIR) ? asked.before.persons : []
    const named = (asked.persons.length > 0 ? asked.persons : before).flatMap((at) => people[at] ?? [])
    const own = birth ? [this.bornOn(null, this.birthDate(birth))] : []
    const written = writtenBirth(asked.words)
    if (named.length === 0 && written !== null)
      return [own[0]?.date === written ? (own[0] as Born) : this.bornOn('', written)]
    if (named.length > 0) return named.map(({ name, birth: of }) => this.bornOn(name, this.birthDate(of)))
    const thisYear = Number(book.dateOf(nowJdUt).slice(0, 4))
    const year = yearsIn(asked.words, thisYear).find((one) => one <= thisYear)
    if (year !== undefined && Number(own[0]?.date?.slice(0, 4)) !== year)
      return [{ name: '', date: null, year: chineseYear(year) }]
    return own
  }

  /** The year of a birth, and when it began and ended. */
  tell({ name, date, year }: Born, verdict = '', isShort = false): void {
    const { composer, texts } = this
    const [from, to] = [this.from(year), this.to(year)]
    if (date === null) {
      const before = this.sign(chineseYear(year.year - 1))
      composer.list(
        [verdict, texts.ofYear({ year: year.year, sign: this.sign(year), from: this.date(from), before })],
        [this.fact(year, [from])],
      )
      return
    }
    const told = {
      sign: this.sign(year),
      of: texts.of[year.animal],
      date: this.date(date),
      from: this.date(from),
      to: this.date(to),
    }
    const line = name === null ? texts.yours(told) : name === '' ? texts.born(told) : texts.theirs({ ...told, name })
    composer.list([verdict, line], [this.fact(year, [date, from, to])])
    if (isShort || Number(date.slice(0, 4)) === year.year) return
    const next = chineseYear(year.year + 1)
    const begins = this.from(next)
    composer.list(
      [texts.early({ year: next.year, of: texts.of[next.animal], from: this.date(begins) })],
      [this.fact(next, [begins])],
    )
  }

  tellBond(one: Animal, other: Animal): void {
    const { composer, texts } = this
    composer.explain(texts.bond[bondOf(one, other)]({ one: texts.animal[one], other: texts.animal[other] }))
  }
}

/** The years that a question names: 1990, "'88", «92й». */
function yearsIn(words: readonly string[], thisYear: number): number[] {
  return words.flatMap((word, at) => {
    if (/^(?:19|20)\d\d$/.test(word)) return [Number(word)]
    const short = /^(\d\d)(?:-?(?:й|го|м|ого|ом))?$/.exec(word)
    const isSpelled = /й|го|м/.test(word) || /^(?:jan|feb|январ|феврал|in|year|год)/.test(words[at - 1] ?? '')
    if (!short || !isSpelled || words[at + 1]?.startsWith('лет')) return []
    const value = Number(short[1])
    return value < 32 && !/й|го|м/.test(word) ? [] : [value > thisYear % 100 ? 1900 + value : 2000 + value]
  })
}

/** A year that is asked of, and how it goes with the reader's animal. */
function tellYear(answer: ChineseAnswer, year: ChineseYear): void {
  const { composer, texts } = answer
  const [from, to] = [answer.from(year), answer.to(year)]
  const told = texts.named({ year: year.year, sign: answer.sign(year), from: answer.date(from), to: answer.date(to) })
  composer.list([told], [answer.fact(year, [from, to])])
  const other = ANIMALS.find((animal) => animal !== year.animal && saysAny(composer.asked.words, NAMED[animal]))
  const [born] = answer.born()
  const own = other ?? born?.year.animal
  if (own) answer.tellBond(own, year.animal)
  composer.explain(texts.calm)
}

/** The animal and element of a birth, how two animals go together, and what a coming year is called. */
function answerChinese(composer: Composer): void {
  const answer = new ChineseAnswer(composer)
  const { texts } = answer
  const { words, persons } = composer.asked
  const { nowJdUt } = composer.book.source
  const thisYear = Number(composer.book.dateOf(nowJdUt).slice(0, 4))
  const coming = yearsIn(words, thisYear).find((year) => year > thisYear)
  const isOfYear = saysAny(words, OF_A_YEAR) && (saysAny(words, GOOD) || saysAny(words, NEXT)) && persons.length === 0
  if (coming !== undefined || (isOfYear && !saysAny(words, /^(?:born|родил\p{L}*)$/u))) {
    const now = chineseYearOf(answer.sky, composer.book.dateOf(nowJdUt))
    const asked = coming ?? (saysAny(words, NEXT) ? now.year + 1 : now.year)
    tellYear(answer, chineseYear(asked))
    return close(answer)
  }
  const named = ANIMALS.filter((animal) => saysAny(words, NAMED[animal]))
  const born = answer.born()
  const [first] = born
  if (!first && named.length < 2) return composer.explain(texts.whose)
  if (saysAny(words, PAIR)) {
    tellPair(answer, named, born)
    return close(answer)
  }
  if (!first) return composer.explain(texts.whose)
  if (saysAny(words, PILLARS)) {
    composer.explain(texts.pillars)
    return answer.tell(first)
  }
  if (saysAny(words, ELEMENT)) {
    const { year } = first
    const element = texts.elementName[year.element]
    composer.list(
      [texts.elementSaid[year.isYang ? 'yang' : 'yin']({ element, year: year.year })],
      [answer.fact(year, [answer.from(year)])],
    )
    if (saidBefore(composer).includes(answer.sign(year))) return
  }
  for (const [i, one] of born.entries()) {
    const isNamed = named.includes(one.year.animal)
    const isAsked = i === 0 && named.length > 0
    answer.tell(one, isAsked ? (isNamed ? (named.length === 1 ? texts.yes : '') : texts.no) : '')
  }
  composer.explain(texts.means[first.year.animal])
  close(answer)
}

function tellPair(answer: ChineseAnswer, named: readonly Animal[], born: readonly Born[]): void {
  const { composer } = answer
  const { birth } = composer.book.source
  const own = birth ? answer.bornOn(null, answer.birthDate(birth)) : null
  const known = born.length > 1 || (born[0] && born[0].name !== null) ? born : []
  const animals = known.length > 0 ? known.map(({ year }) => year.animal) : named
  const [one, other] = animals
  if (!one || (!other && !own)) return composer.explain(answer.texts.whose)
  answer.tellBond(other ? one : (own?.year.animal ?? one), other ?? one)
  const said = saidBefore(composer)
  for (const birthOf of other || !own ? known : [own, ...known])
    if (!said.includes(answer.sign(birthOf.year))) answer.tell(birthOf, '', true)
}

function close({ composer, texts }: ChineseAnswer): void {
  if (!saidBefore(composer).includes(texts.closes)) composer.explain(texts.closes)
}

export const CHINESE_KINDS = {
  chinese: { answer: answerChinese, about: 'sky', mayBeQuiet: true },
} satisfies Record<string, KindRule>
