import { mkdirSync, writeFileSync } from 'node:fs'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { loadLibrary } from '#reading/library/load-library.ts'
import { LANGS, type Lang } from '#language/lang.ts'
import { SPANS } from '#reading/facts/span-facts.ts'
import type { DayReading } from '#reading/writer/reading.ts'
import type { SpanReading } from '#reading/writer/span-reading.ts'
import { writeDay } from '#reading/writer/write-day.ts'
import { writeNatal } from '#reading/writer/write-natal.ts'
import { NOT_PARTNERS, pairDocuments } from '#test/readings/pair-documents.ts'
import { dateAfter, factsOf, people, spanOf, type Person } from '#test/readings/people.ts'

/**
 * Prints readings for the reader's eye, in both languages: `npm run -s samples`. Twenty days of ten people, the second
 * day a day or more after the first, and four natal readings, into /tmp/asteria-samples.
 *
 * `npm run -s samples -- pairs /tmp/pairs 2` prints what is written of two people instead, a file for each kind of document,
 * relation, language and pair; `npm run -s samples -- spans /tmp/spans 4` the weeks, months and years of some people.
 */
const FOLDER = '/tmp/asteria-samples'
const DAYS = 10
const NATAL = 4
const PAIR_KINDS = ['synastry', 'composite', 'compatibility'] as const
const sky = loadEphemeris()
const library = loadLibrary()

function dayOf(lang: Lang, person: Person, date: string): string {
  const { birth, timeZone, seed } = person
  const facts = factsOf(sky, person, date)
  const reading = writeDay({ facts, library, lang, timeZone, date, seed })
  return `# ${date}, ${timeZone}, person ${seed}${birth.timeKnown ? '' : ', hour unknown'}\n\n${textOf(reading)}`
}

function textOf(reading: DayReading): string {
  const { headline, thread, moonLine, mantra, mood, love, career, health, strengths, attention, now, week } = reading
  const areas = { love, career, health }
  const focuses = { strengths, attention }
  return [
    `**${headline.text}**`,
    `*${moonLine.text}*`,
    ...thread.map(({ text }) => text),
    `> ${mantra.text}`,
    `mood ${JSON.stringify(mood)}`,
    ...Object.entries(areas).map(
      ([area, { score, trend, paragraphs, next }]) =>
        `**${area}** ${score}, ${trend}: ${[...paragraphs, ...(next ? [next] : [])].map(({ text }) => text).join(' ')}`,
    ),
    ...Object.entries(focuses).flatMap(([kind, list]) =>
      list.map(
        ({ title, desc, category, aspects }) =>
          `*${kind}* ${title} (${category}): ${desc} — ${aspects.map(({ aspect, meaning }) => `${aspect}: ${meaning}`).join(' / ')}`,
      ),
    ),
    ...now.map(({ title, meaning, text, pass, passes }) => {
      return `*now* ${title}${pass === null ? '' : ` (${pass} of ${passes.length})`}: ${meaning} ${text}`
    }),
    `*week* ${week.text} ${week.best.text} ${week.hardest.text}`,
    ...(reading.unknownHour === null ? [] : [reading.unknownHour]),
  ].join('\n\n')
}

function writePairs(folder: string, count: number): void {
  mkdirSync(folder, { recursive: true })
  for (const relation of NOT_PARTNERS) {
    for (const lang of LANGS) {
      for (let index = 0; index < count; index++) {
        const documents = pairDocuments({ sky, library }, { relation, lang, index })
        for (const kind of PAIR_KINDS)
          writeFileSync(`${folder}/${kind}-${relation}-${lang}-${index + 1}.txt`, `${documents.textOf(kind)}\n`)
      }
    }
  }
  process.stdout.write(`${folder}\n`)
}

function writeOwn(): void {
  mkdirSync(FOLDER, { recursive: true })
  const all = people(sky, DAYS)
  for (const lang of LANGS) {
    const days = all.flatMap((person, i) =>
      [i * 31 + 60, i * 31 + 61 + (i % 3)].map((day) => dayOf(lang, person, dateAfter(day))),
    )
    const natal = all.slice(0, NATAL).map(({ birth, seed }) => {
      const { sections } = writeNatal({ ...birth, library, lang })
      const texts = sections.map(
        ({ title, paragraphs }) => `## ${title}\n\n${paragraphs.map(({ text }) => text).join('\n\n')}`,
      )
      return `# Natal reading of person ${seed}\n\n${texts.join('\n\n')}`
    })
    const path = `${FOLDER}/${lang}.md`
    writeFileSync(path, `${[...days, ...natal].join('\n\n---\n\n')}\n`)
    process.stdout.write(`${path}\n`)
  }
}

function writeSpans(folder: string, count: number): void {
  mkdirSync(folder, { recursive: true })
  const all = people(sky, count)
  for (const lang of LANGS) {
    const spans = all.flatMap((person, i) =>
      SPANS.map((span) => spanText(spanOf({ sky, library }, person, { span, lang, date: dateAfter(i * 31 + 60) }))),
    )
    writeFileSync(`${folder}/spans-${lang}.md`, `${spans.join('\n\n---\n\n')}\n`)
  }
  process.stdout.write(`${folder}\n`)
}

function spanText(reading: SpanReading): string {
  const { span, from, to, headline, carried, threads, best, hardest, parts, sky: events, unknownHour } = reading
  return [
    `# ${span} ${from} – ${to}`,
    `**${headline.text}**`,
    carried?.text ?? '',
    ...threads.map(({ title, meaning, text, passes }) => `*${title}* (${passes.length}): ${meaning} ${text}`),
    `*best* ${best.text}`,
    `*hardest* ${hardest.text}`,
    ...parts.map((part) => `${part.from} – ${part.to}, ${part.score}: ${part.text}`),
    ...events.map(({ event, date, text }) => `${date}, ${event}: ${text}`),
    unknownHour ?? '',
  ]
    .filter(Boolean)
    .join('\n\n')
}

const [what, folder = `${FOLDER}-${what}`, count = '2'] = process.argv.slice(2)
if (what === 'pairs') writePairs(folder, Number(count))
else if (what === 'spans') writeSpans(folder, Number(count))
else writeOwn()
