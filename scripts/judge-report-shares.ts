import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { LANGS, type Lang } from '#language/lang.ts'
import { loadLibrary } from '#reading/library/load-library.ts'
import { REPORT_MODULES } from '#reading/reports/modules.ts'
import { sentencesOf } from '#reading/reports/report-faults.fixture.ts'
import { sampleRequest } from '#reading/reports/sample-requests.fixture.ts'
import { writeNatal } from '#reading/writer/write-natal.ts'
import { sentencesIn } from '#reading/writer/sentences.ts'

/**
 * How many sentences the documents of one person share: `npm run -s judge:shares -- 20` takes twenty births, in both
 * languages. Of two reports the share is counted in the shorter one, and of a report and the free natal chart in the report.
 * Prints what exceeds its limit, the largest share first, and a line of totals.
 */
const MOST_BETWEEN_REPORTS = 0.1
const MOST_WITH_FREE_CHART = 0.25
const FREE_CHART = 'free natal chart'
const count = Number(process.argv[2] ?? '10')
const room = { sky: loadEphemeris(), library: loadLibrary() }

/** The sentences of each document of one person; a report that its birth doesn't allow is left out. */
function documentsOf(lang: Lang, index: number): [title: string, sentences: ReadonlySet<string>][] {
  const requests = REPORT_MODULES.flatMap((module) => {
    const request = sampleRequest(room, module, lang, index)
    return request ? [{ module, request }] : []
  })
  const [first] = requests
  if (!first) return []
  const { birth } = first.request.person
  const natal = writeNatal({ ...birth, library: room.library, lang, timeZone: first.request.timeZone })
  const free = natal.sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ text }) => sentencesIn(text)))
  return [
    [FREE_CHART, new Set(free.filter((sentence) => sentence.split(/\s/).length > 2))],
    ...requests.map(
      ({ module, request }) => [module.type, new Set(sentencesOf(module.write(request)))] as [string, Set<string>],
    ),
  ]
}

function judge(lang: Lang): void {
  const shares = new Map<string, number[]>()
  for (let index = 0; index < count; index++) {
    const documents = documentsOf(lang, index)
    for (const [i, [title, one]] of documents.entries()) {
      for (const [otherTitle, other] of documents.slice(i + 1)) {
        const shorter = title === FREE_CHART ? other.size : Math.min(one.size, other.size)
        const pair = `${title} and ${otherTitle}`
        const common = [...other].filter((sentence) => one.has(sentence)).length
        shares.set(pair, [...(shares.get(pair) ?? []), common / Math.max(1, shorter)])
      }
    }
  }
  const over = [...shares]
    .map(([pair, each]) => ({
      pair,
      most: Math.max(...each),
      mean: each.reduce((sum, one) => sum + one) / each.length,
    }))
    .filter(({ pair, most }) => most > (pair.startsWith(FREE_CHART) ? MOST_WITH_FREE_CHART : MOST_BETWEEN_REPORTS))
    .toSorted((a, b) => b.most - a.most)
  const percent = (part: number) => `${(100 * part).toFixed(1)}%`
  process.stdout.write(`${lang}: ${over.length} of ${shares.size} pairs share too much for somebody of ${count}\n`)
  for (const { pair, mean, most } of over) {
    process.stdout.write(`  ${pair}: ${percent(mean)} mean, ${percent(most)} most\n`)
  }
}

for (const lang of LANGS) judge(lang)
