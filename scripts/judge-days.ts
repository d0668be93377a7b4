import { LANGS, type Lang } from '#language/lang.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { AREAS } from '#reading/facts/areas.ts'
import { loadLibrary } from '#reading/library/load-library.ts'
import { AREA_POINTS } from '#reading/library/subjects.ts'
import { paragraphFaults } from '#reading/truth/check-text.ts'
import type { DayReading } from '#reading/writer/reading.ts'
import { wordsOf } from '#reading/writer/day-thread.ts'
import { writeDay } from '#reading/writer/write-day.ts'
import { dateAfter, factsOf, people } from '#test/readings/people.ts'
import { piecesOf, sentencesOf, sentencesOfDay } from '#test/readings/sentences.ts'

/**
 * Judges the daily horoscope of many people on many days in a row, in both languages: `npm run -s judge:days -- 200 10`.
 * Prints what speaks beside its subject, what repeats, what neighbors share, what is unfounded and what pages cost.
 */
const [peopleCount = 200, dayCount = 10] = process.argv.slice(2).map(Number)
const FIRST_DAY = 300
const sky = loadEphemeris()
const library = loadLibrary()
const say = (line: string) => process.stdout.write(`${line}\n`)

interface Tally {
  pages: number
  /** Of the texts on parts of life: all, by a transit, by the Moon's house, honest lines, and those beside the subject. */
  areas: { all: number; byTransit: number; byHouse: number; honest: number; beside: number }
  focuses: { strengths: number[]; attention: number[]; ofBirth: number; inBoth: number }
  twice: number
  unfounded: number
  words: number[]
  withDayBefore: { ofDay: number[]; all: number[] }
  betweenPeople: number[]
  sameMantra: number
  examples: Map<string, number>
}

const newTally = (): Tally => ({
  pages: 0,
  areas: { all: 0, byTransit: 0, byHouse: 0, honest: 0, beside: 0 },
  focuses: { strengths: [], attention: [], ofBirth: 0, inBoth: 0 },
  twice: 0,
  unfounded: 0,
  words: [],
  withDayBefore: { ofDay: [], all: [] },
  betweenPeople: [],
  sameMantra: 0,
  examples: new Map(),
})

function note(tally: Tally, what: string): void {
  tally.examples.set(what, (tally.examples.get(what) ?? 0) + 1)
}

function judgeAreas(tally: Tally, reading: DayReading): void {
  for (const { name, texts } of AREAS) {
    const { paragraphs, next } = reading[name]
    for (const { text, factors } of paragraphs) {
      const held = factors.flatMap((id) => reading.factors[id] ?? [])
      const points: readonly string[] = AREA_POINTS[texts]
      tally.areas.all++
      if (held.some(({ kind, natal }) => kind === 'transit' && natal && points.includes(natal))) tally.areas.byTransit++
      else if (held.some(({ kind, house }) => kind === 'moon' && house)) tally.areas.byHouse++
      else if (next || held.every(({ kind }) => kind === 'moon')) tally.areas.honest++
      else {
        tally.areas.beside++
        note(tally, `beside ${name}: ${text}`)
      }
    }
  }
}

function judgeFocus(tally: Tally, { strengths, attention, factors }: DayReading): void {
  tally.focuses.strengths.push(strengths.length)
  tally.focuses.attention.push(attention.length)
  for (const focus of [...strengths, ...attention]) {
    if (focus.factors.some((id) => factors[id]?.kind !== 'transit')) tally.focuses.ofBirth++
  }
  const strong = new Set(strengths.flatMap((focus) => focus.factors))
  tally.focuses.inBoth += attention.filter((focus) => focus.factors.some((id) => strong.has(id))).length
}

function judgePage(tally: Tally, lang: Lang, timeZone: string, reading: DayReading): void {
  tally.pages++
  judgeAreas(tally, reading)
  judgeFocus(tally, reading)
  tally.words.push(wordsOf(reading.thread.map(({ text }) => text).join(' ')))
  const sentences = sentencesOf(reading)
  for (const [i, sentence] of sentences.entries()) {
    if (sentences.indexOf(sentence) === i) continue
    tally.twice++
    note(tally, `twice on a page: ${sentence}`)
  }
  for (const { where, text, factors } of piecesOf(reading)) {
    const faults = paragraphFaults(lang, { text, factors }, reading.factors, timeZone)
    if (!faults) continue
    tally.unfounded++
    note(tally, `unfounded, ${where}: ${JSON.stringify(faults)} in ${text}`)
  }
}

/** How much of a page another has too, 0–1. */
function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const same = [...one].filter((sentence) => other.has(sentence)).length
  return one.size === 0 ? 0 : same / one.size
}

const quantile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(part * values.length))] ?? NaN
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const percent = (part: number) => `${(100 * part).toFixed(2)}%`

function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const tallies: Record<Lang, Tally> = { en: newTally(), ru: newTally() }
/** Each day's pages, to hold people against each other. */
const pagesOf: Record<Lang, Set<string>[][]> = { en: [], ru: [] }
const crowd = people(sky, peopleCount)
let spentMs = 0
for (const person of crowd) {
  const before: Partial<Record<Lang, { ofDay: Set<string>; all: Set<string>; mantra: string }>> = {}
  for (let day = 0; day < dayCount; day++) {
    const date = dateAfter(FIRST_DAY + day)
    const { timeZone, seed } = person
    for (const lang of LANGS) {
      const from = cpuMs()
      const facts = factsOf(sky, person, date)
      const reading = writeDay({ facts, library, lang, timeZone, date, seed })
      spentMs += cpuMs() - from
      const tally = tallies[lang]
      judgePage(tally, lang, timeZone, reading)
      const [ofDay, all] = [new Set(sentencesOfDay(reading)), new Set(sentencesOf(reading))]
      const mantra = reading.mantra.text
      const last = before[lang]
      if (last) {
        tally.withDayBefore.ofDay.push(shareOf(ofDay, last.ofDay))
        tally.withDayBefore.all.push(shareOf(all, last.all))
        if (last.mantra === mantra) tally.sameMantra++
        for (const sentence of ofDay) if (last.ofDay.has(sentence)) note(tally, `as the day before: ${sentence}`)
      }
      before[lang] = { ofDay, all, mantra }
      const list = (pagesOf[lang][day] ??= [])
      list.push(all)
    }
  }
}

for (const lang of LANGS) {
  const tally = tallies[lang]
  for (const day of pagesOf[lang]) {
    for (const [i, one] of day.entries()) {
      for (const other of day.slice(i + 1)) tally.betweenPeople.push(Math.max(shareOf(one, other), shareOf(other, one)))
    }
  }
  const { areas, focuses, words, withDayBefore, betweenPeople } = tally
  const counts = (list: readonly number[]) =>
    [0, 1, 2, 3].map((n) => list.filter((count) => count === n).length).join('/')
  say(`\n${lang}: ${tally.pages} pages`)
  say(`  texts on parts of life ${areas.all}: by a transit ${areas.byTransit}, by the Moon's house ${areas.byHouse}, `)
  say(`    honest lines ${areas.honest}, without a factor of their subject ${areas.beside}`)
  say(`  pages with 0/1/2/3 strengths ${counts(focuses.strengths)}, points of attention ${counts(focuses.attention)}`)
  say(`    from birth ${focuses.ofBirth}, in both ${focuses.inBoth}`)
  say(
    `  sentences twice on a page ${tally.twice}; unfounded texts ${tally.unfounded}; mantra as the day before ${tally.sameMantra}`,
  )
  say(
    `  shared with the day before, without what runs: mean ${percent(mean(withDayBefore.ofDay))}, 95th ${percent(quantile(withDayBefore.ofDay, 0.95))}; `,
  )
  say(`    with it: mean ${percent(mean(withDayBefore.all))}, 95th ${percent(quantile(withDayBefore.all, 0.95))}`)
  say(`  two people on one day: mean ${percent(mean(betweenPeople))}, 99th ${percent(quantile(betweenPeople, 0.99))}`)
  say(`  words of a thread: ${Math.min(...words)} / ${quantile(words, 0.5)} / ${Math.max(...words)}`)
  say(
    `    under 120: ${words.filter((count) => count < 120).length}, over 200: ${words.filter((count) => count > 200).length}`,
  )
  for (const [what, times] of [...tally.examples].toSorted((a, b) => b[1] - a[1]).slice(0, 25))
    say(`    ${times} × ${what}`)
}
const pages = LANGS.reduce((sum, lang) => sum + tallies[lang].pages, 0)
say(
  `\n${(spentMs / pages).toFixed(3)} ms a page, ${Math.round((1000 * pages) / spentMs)} pages a second of one core, facts included`,
)
