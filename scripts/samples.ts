import { mkdirSync, writeFileSync } from 'node:fs'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { loadLibrary } from '#reading/library/load-library.ts'
import { LANGS, type Lang } from '#reading/library/subjects.ts'
import { writeDay, type DayReading } from '#reading/writer/write-day.ts'
import { writeNatal } from '#reading/writer/write-natal.ts'
import { dateAfter, factsOf, people, type Person } from '#test/readings/people.ts'

/**
 * Prints readings for the reader's eye, in both languages: `npm run -s samples`. Twenty days of ten people, the second
 * day a day or more after the first, and four natal readings, into /tmp/asteria-samples.
 */
const FOLDER = '/tmp/asteria-samples'
const DAYS = 10
const NATAL = 4
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
