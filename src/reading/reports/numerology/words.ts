/** The numbers that a sum can come to: nine digits and three masters. */
export type Number12 = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 11 | 22 | 33
export type Digit = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
export type Core = 'lifePath' | 'birthday' | 'expression' | 'soulUrge' | 'personality'
/** The three families of digits, as numerology groups them: 1 5 7, 2 4 8, 3 6 9. */
export type Triad = 'mind' | 'work' | 'heart'
export type Meeting = 'same' | Triad | 'mind work' | 'mind heart' | 'work heart'

/** All texts of the numerology report in one language. */
export interface NumerologyWords {
  title: string
  subtitle(name: string, date: string): string
  chapters: Record<'sums' | 'date' | 'name' | 'together' | 'daily' | 'years' | 'life' | 'close', string>
  titles: Record<
    'how' | 'tables' | 'yourName' | 'inclusion' | 'road' | 'now' | 'pinnacles' | 'challenges' | 'last',
    string
  >
  core: Record<Core, { title(number: number): string; name: string; of: string }>
  opening: readonly string[]
  method: string
  tables: Record<'latin' | 'cyrillic', string>
  tableHead: readonly [value: string, letters: string]
  nameTable: { caption: string; head: readonly string[] }
  coreTable: { caption: string; head: readonly string[] }
  limits: {
    noName: string
    noLastName: string
    uncounted(letters: string): string
    noVowels: string
    noConsonants: string
  }
  /** How a sum is written out: "1990 is 1 + 9 + 9 + 0 = 19, …". */
  sum(parts: readonly number[], steps: readonly number[]): string
  dateSum(date: { month: string; day: string; year: string; total: string; lifePath: number }): string
  birthdaySum(day: string, number: number): string
  nameSum: Record<'expression' | 'soulUrge' | 'personality', (sums: string, number: number) => string>
  master(number: number, digit: number): string
  inclusion: {
    caption: string
    many(value: number, count: number, letters: number): string
    none(values: string): string
  }
  lifePath: Record<Number12, string>
  birthday: Record<Exclude<Number12, 33>, string>
  expression: Record<Number12, string>
  soulUrge: Record<Number12, string>
  personality: Record<Number12, string>
  /** How a number loves, how it works, and what too much does to it. */
  daily: Record<Number12, { love: string; work: string; strain: string }>
  dailyTitle: Record<'love' | 'work' | 'strain', string>
  dailyLead: Record<'love' | 'work' | 'strain', (one: number, other: number) => string>
  /** The first letter of the name by its value: how one takes hold of things. */
  firstLetter: { title: string; lead(letter: string, value: number): string; of: Record<Digit, string> }
  /** One part of a name by what it adds up to: the name one is called by, the name of a family. */
  part: { title: string; lead: Record<'first' | 'last', (letters: string, number: number) => string> }
  firstName: Record<Digit, string>
  familyName: Record<Digit, string>
  /** A value that the name lacks. */
  lacking: Record<Digit, string>
  /** A value that the name repeats. */
  repeated: Record<Digit, string>
  question: Record<Number12, string>
  praised: Record<Number12, string>
  meets: Record<'path-expression' | 'soul-personality' | 'path-birthday', readonly ((a: number, b: number) => string)[]>
  meeting: Record<Meeting, readonly string[]>
  meetTitle: Record<'path-expression' | 'soul-personality' | 'path-birthday', string>
  year: Record<Digit, { turn: string; body: readonly [string, string] }>
  yearsLead(sum: string): string
  yearTitle(year: number, number: number): string
  yearIn(year: number, pinnacle: number): string
  yearTable: { caption: string; head: readonly string[] }
  pinnacle: Record<Number12, string>
  /** What helps on a pinnacle. */
  pinnacleTip: Record<Number12, string>
  pinnacleLead: readonly string[]
  pinnacleAt(order: number, number: number, ages: string, years: string, current: boolean): string
  pinnacleAgain: readonly ((number: number) => string)[]
  ages(from: number, to: number | null): string
  span(from: number, to: number | null): string
  pinnacleTable: { caption: string; head: readonly string[] }
  challenge: Record<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8, string>
  challengeLead: string
  challengeAt: readonly ((larger: number, smaller: number, number: number) => string)[]
  challengeAgain: readonly ((number: number) => string)[]
  close: readonly (readonly ((last: { year: number; number: number; question: string }) => string)[])[]
  notice: string
  said(core: Core, number: number): string
}
