import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { loadLibrary } from '#reading/library/load-library.ts'
import { LANGS, type Lang } from '#language/lang.ts'
import { paragraphFaults } from '#reading/truth/check-text.ts'
import { writeDay, type DayReading } from '#reading/writer/write-day.ts'
import { dateAfter, factsOf, people } from '#test/readings/people.ts'
import { authoredOf, libraryOf, piecesOf, sentencesOf } from '#test/readings/sentences.ts'

/**
 * Judges the daily horoscope on many people over many days, in both languages: `npm run -s judge -- 1000 30`. Prints
 * what repeats, what neighbours share, what is unfounded, how long pages are and what they cost.
 */
const [peopleCount = 1000, dayCount = 30] = process.argv.slice(2).map(Number)
const sky = loadEphemeris()
const library = loadLibrary()
const say = (line: string) => process.stdout.write(`${line}\n`)

interface Tally {
  pages: number
  sentences: number
  fewest: number
  most: number
  inPage: number
  authored: number
  other: number
  unfounded: number
  empty: number
  few: number
  overDays: number
  mostDays: number
  examples: Map<string, number>
}

const tallies = Object.fromEntries(
  LANGS.map((lang) => [
    lang,
    {
      pages: 0,
      sentences: 0,
      fewest: 999,
      most: 0,
      inPage: 0,
      authored: 0,
      other: 0,
      unfounded: 0,
      empty: 0,
      few: 0,
      overDays: 0,
      mostDays: 0,
      examples: new Map(),
    },
  ]),
) as unknown as Record<Lang, Tally>
const authored = Object.fromEntries(LANGS.map((lang) => [lang, libraryOf(library, lang)])) as Record<
  Lang,
  ReadonlySet<string>
>
/** Of some days, each person's sentences: to be held against everybody else's. */
const shared: Record<Lang, Set<string>[][]> = { en: [], ru: [] }
const SHARED_DAYS = [3, 9, 17, 25]

function note(tally: Tally, kind: string, what: string): void {
  const key = `${kind}: ${what}`
  tally.examples.set(key, (tally.examples.get(key) ?? 0) + 1)
}

function judgePage(lang: Lang, tally: Tally, reading: DayReading): void {
  const { general, love, career, health, strengths, attention } = reading
  for (const { text, factors } of piecesOf(reading)) {
    const faults = paragraphFaults(lang, { text, factors }, reading.factors)
    if (!faults) continue
    tally.unfounded++
    note(tally, 'unfounded', `${JSON.stringify(faults.unfounded)} ${text.slice(0, 200)}`)
  }
  const sections = {
    general,
    love: love.paragraphs,
    career: career.paragraphs,
    health: health.paragraphs,
    strengths,
    attention,
  }
  for (const [name, section] of Object.entries(sections)) {
    if (section.length > 0) continue
    tally.empty++
    note(tally, 'empty', name)
  }
  if (strengths.length < 2 || attention.length < 2) tally.few++
}

let factsMs = 0
let writeMs = 0
/** What this process has used of a core, ms: the clock on the wall counts what others do too. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
for (const [index, person] of people(sky, peopleCount).entries()) {
  const firstDay = (index * 37) % 700
  const last: Record<Lang, Map<string, number>> = { en: new Map(), ru: new Map() }
  const lastAuthored: Record<Lang, Map<string, number>> = { en: new Map(), ru: new Map() }
  const days = Array.from({ length: dayCount }, (_, day) => firstDay + day)
  for (const day of days) {
    const date = dateAfter(day)
    let from = cpuMs()
    const facts = factsOf(sky, person, date)
    factsMs += cpuMs() - from
    for (const lang of LANGS) {
      from = cpuMs()
      const reading = writeDay({ facts, library, lang, timeZone: person.timeZone, date, seed: person.seed })
      writeMs += cpuMs() - from
      const tally = tallies[lang]
      const all = sentencesOf(reading)
      tally.pages++
      tally.sentences += all.length
      tally.fewest = Math.min(tally.fewest, all.length)
      tally.most = Math.max(tally.most, all.length)
      for (const [i, sentence] of all.entries()) {
        if (all.indexOf(sentence) !== i) {
          tally.inPage++
          note(tally, 'twice on a page', sentence)
        }
      }
      const own = [...new Set(authoredOf(reading, authored[lang]))]
      for (const sentence of own) {
        const seen = lastAuthored[lang].get(sentence)
        if (seen !== undefined && day - seen <= 30) {
          tally.authored++
          note(tally, `library, after ${day - seen} days`, sentence)
        }
        lastAuthored[lang].set(sentence, day)
      }
      let yesterday = 0
      for (const sentence of new Set(all)) {
        const seen = last[lang].get(sentence)
        if (seen === day - 1) yesterday++
        if (seen !== undefined && day - seen <= 30) {
          tally.other++
          note(tally, `again after ${day - seen} days`, sentence)
        }
        last[lang].set(sentence, day)
      }
      tally.mostDays = Math.max(tally.mostDays, yesterday / all.length)
      if (yesterday / all.length > 0.2) tally.overDays++
      judgePage(lang, tally, reading)
    }
  }
  for (const [i, day] of SHARED_DAYS.entries()) {
    const date = dateAfter(100 + day)
    const facts = factsOf(sky, person, date)
    for (const lang of LANGS) {
      const reading = writeDay({ facts, library, lang, timeZone: person.timeZone, date, seed: person.seed })
      const list = (shared[lang][i] ??= [])
      list.push(new Set(sentencesOf(reading)))
    }
  }
}

for (const lang of LANGS) {
  const tally = tallies[lang]
  say(
    `\n${lang}: ${tally.pages} pages, ${(tally.sentences / tally.pages).toFixed(1)} sentences a page, ${tally.fewest}–${tally.most}`,
  )
  say(
    `  twice on a page ${tally.inPage}; of the library again within 30 days ${tally.authored}; any sentence again ${tally.other}`,
  )
  say(`  most shared with the day before ${(100 * tally.mostDays).toFixed(1)}%, days over 20%: ${tally.overDays}`)
  say(
    `  unfounded paragraphs ${tally.unfounded}; empty sections ${tally.empty}; pages with fewer than two strengths or points of attention ${tally.few}`,
  )
  let pairs = 0
  let over = 0
  let most = 0
  let sum = 0
  for (const day of shared[lang]) {
    for (const [i, one] of day.entries()) {
      for (const other of day.slice(i + 1)) {
        let same = 0
        for (const sentence of one) if (other.has(sentence)) same++
        const share = same / Math.min(one.size, other.size)
        pairs++
        sum += share
        if (share > 0.2) over++
        most = Math.max(most, share)
      }
    }
  }
  say(
    `  pairs of people on one day ${pairs}: share ${((100 * sum) / pairs).toFixed(2)}% on average, ${(100 * most).toFixed(1)}% at most, over 20%: ${over}`,
  )
  for (const [what, times] of [...tally.examples].toSorted((a, b) => b[1] - a[1]).slice(0, 40))
    say(`    ${times} × ${what}`)
}
const days = peopleCount * dayCount
say(
  `\nfacts ${(factsMs / days).toFixed(3)} ms a day, writing in both languages ${(writeMs / days).toFixed(3)} ms a day`,
)
