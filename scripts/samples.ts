import { mkdirSync, writeFileSync } from 'node:fs'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { loadLibrary } from '#reading/library/load-library.ts'
import { LANGS, type Lang } from '#language/lang.ts'
import { writeDay, type DayReading } from '#reading/writer/write-day.ts'
import { writeNatal } from '#reading/writer/write-natal.ts'
import { NOT_PARTNERS, pairDocuments } from '#test/readings/pair-documents.ts'
import { dateAfter, factsOf, people, type Person } from '#test/readings/people.ts'

/**
 * Prints readings for the reader's eye, in both languages: `npm run -s samples`. Twenty days of ten people, the second
 * day a day or more after the first, and four natal readings, into /tmp/asteria-samples.
 *
 * `npm run -s samples -- pairs /tmp/pairs 2` prints what is written of two people instead, a file for each kind of document,
 * relation, language and pair.
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

function textOf({ general, mantra, mood, love, career, health, strengths, attention }: DayReading): string {
  const areas = { love, career, health }
  const focuses = { strengths, attention }
  return [
    ...general.map(({ text }) => text),
    `> ${mantra.text}`,
    `mood ${JSON.stringify(mood)}`,
    ...Object.entries(areas).map(
      ([area, { score, trend, paragraphs }]) =>
        `**${area}** ${score}, ${trend}: ${paragraphs.map(({ text }) => text).join(' / ')}`,
    ),
    ...Object.entries(focuses).flatMap(([kind, list]) =>
      list.map(
        ({ title, desc, category, aspects }) =>
          `*${kind}* ${title} (${category}): ${desc} — ${aspects.map(({ aspect, meaning }) => `${aspect}: ${meaning}`).join(' / ')}`,
      ),
    ),
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

const [what, folder = `${FOLDER}-pairs`, count = '2'] = process.argv.slice(2)
if (what === 'pairs') writePairs(folder, Number(count))
else writeOwn()
