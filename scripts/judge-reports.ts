import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { natalFactors } from '#reading/facts/natal-factors.ts'
import { loadLibrary } from '#reading/library/load-library.ts'
import { LANGS, type Lang } from '#language/lang.ts'
import { REPORT_MODULES } from '#reading/reports/modules.ts'
import type { ReportDocument } from '#reading/reports/report-document.ts'
import { proseOf, reportFaults, sentencesOf, wordCount } from '#reading/reports/report-faults.fixture.ts'
import { verdictFaults } from '#reading/reports/verdict-faults.fixture.ts'
import { directionFaults } from '#reading/reports/verdict/direction-faults.fixture.ts'
import type { ReportModule } from '#reading/reports/report-module.ts'
import { sampleRequest } from '#reading/reports/sample-requests.fixture.ts'
import { reportHtml } from '#server/features/reports/domain/report-html.ts'
import { unbridged } from '#reading/compose/unbridged.fixture.ts'
import { unfounded } from '#reading/truth/check-text.ts'
import { claims } from '#reading/truth/claims.ts'

/**
 * Judges the paid reports on many births, in both languages: `npm run -s judge:reports -- personality 20`, or `all`, or
 * `personality print 3` to read one, or `personality time` for what its HTML costs, the first and once warm. Prints lengths, faults, what two people's reports share, how many of the sentences
 * that place a planet are caught when the report is held against another's chart, and what a document costs.
 */
const [wanted = 'all', how = '20', which = '0', language = 'en'] = process.argv.slice(2)
const room = { sky: loadEphemeris(), library: loadLibrary() }
const say = (line: string) => process.stdout.write(`${line}\n`)
const modules = REPORT_MODULES.filter(({ type }) => wanted === 'all' || type === wanted)

function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

interface Written {
  document: ReportDocument
  natal: ReturnType<typeof natalFactors>
}

/** Of the sentences of A's report that place a natal point as it isn't placed in B, how many B's chart disowns. */
function swapped(lang: Lang, one: Written, other: Written): { differing: number; caught: number } {
  const has = new Set(other.natal.map(({ id }) => id))
  let differing = 0
  let caught = 0
  for (const text of proseOf(one.document)) {
    for (const sentence of text.split(/(?<=[.!?…]["”»)]*)\s+/u)) {
      const placed = claims(lang, sentence).filter(
        (claim) =>
          (claim.kind === 'sign' || claim.kind === 'house') &&
          claim.point !== null &&
          one.natal.some(({ id }) => id === natalId(claim)) &&
          !has.has(natalId(claim)),
      )
      if (placed.length === 0) continue
      differing++
      if (unfounded(lang, sentence, other.natal).length > 0) caught++
    }
  }
  return { differing, caught }
}

const natalId = (claim: { point: unknown; sign?: number; house?: number }) =>
  claim.sign === undefined ? `natal:${claim.point}:house:${claim.house}` : `natal:${claim.point}:sign:${claim.sign}`

function judge(module: ReportModule, lang: Lang, count: number): void {
  const written: Written[] = []
  const faults: string[] = []
  let cost = 0
  let refused = 0
  for (let index = 0; index < count; index++) {
    const request = sampleRequest(room, module, lang, index)
    if (!request) {
      refused++
      continue
    }
    const from = cpuMs()
    const document = module.write(request)
    cost += cpuMs() - from
    written.push({ document, natal: natalFactors(request.person.birth) })
    const found = [
      ...reportFaults(lang, document),
      ...verdictFaults(lang, room.library, module.type, document),
      ...directionFaults(lang, room.library, module.type, document),
      ...(module.type === 'personality' ? unbridged(room.library, lang, proseOf(document)) : []).map(
        (axis) => `both sides of ${axis}, and nothing says when`,
      ),
    ]
    faults.push(...found.map((fault) => `${index}: ${fault}`))
  }
  const words = written.map(({ document }) => wordCount(document)).toSorted((a, b) => a - b)
  const sets = written.map(({ document }) => new Set(sentencesOf(document)))
  let pairs = 0
  let shared = 0
  let most = 0
  let differing = 0
  let caught = 0
  for (const [i, one] of sets.entries()) {
    for (const [j, other] of sets.entries()) {
      if (i >= j) continue
      const share = [...one].filter((sentence) => other.has(sentence)).length / Math.min(one.size, other.size)
      pairs++
      shared += share
      most = Math.max(most, share)
    }
    const [own, next] = [written[i], written[(i + 1) % written.length]]
    if (!own || !next || own === next) continue
    const swap = swapped(lang, own, next)
    differing += swap.differing
    caught += swap.caught
  }
  const percent = (part: number) => `${(100 * part).toFixed(1)}%`
  say(
    [
      `${module.type} ${lang}: ${written.length} written${refused ? `, ${refused} refused` : ''}`,
      `words ${words[0]}–${words.at(-1)}`,
      `shared ${percent(shared / Math.max(1, pairs))} mean, ${percent(most)} most`,
      `swap ${caught}/${differing}`,
      `${(cost / Math.max(1, written.length)).toFixed(0)} ms`,
      `faults ${faults.length}`,
    ].join(' · '),
  )
  for (const fault of faults.slice(0, 12)) say(`    ${fault}`)
}

function print(document: ReportDocument): void {
  say(`# ${document.title}\n${document.subtitle}\n${document.limits.join('\n')}`)
  for (const { title, sections } of document.chapters) {
    say(`\n## ${title}`)
    for (const section of sections) {
      say(`\n### ${section.title}\n`)
      for (const block of section.blocks) {
        if (block.kind === 'table') {
          say(`[${block.caption}]\n${block.head.join(' | ')}\n${block.rows.map((row) => row.join(' | ')).join('\n')}\n`)
        } else if (block.kind === 'figure') say(`[figure ${block.figure.kind}: ${block.caption}]\n`)
        else say(`${block.kind === 'notice' ? '> ' : ''}${block.text}\n`)
      }
    }
  }
}

/** The first document with its HTML in this process, and the median and the slowest of forty after it. */
function time(module: ReportModule): void {
  const costs = Array.from({ length: 41 }, (_, index) => {
    const request = sampleRequest(room, module, LANGS[index % 2] ?? 'en', index)
    const from = cpuMs()
    if (request) reportHtml(module.write(request))
    return cpuMs() - from
  })
  const [first = 0, ...rest] = costs
  const warm = rest.toSorted((a, b) => a - b)
  say(
    `${module.type}: first ${first.toFixed(0)} ms, then ${warm[20]?.toFixed(1)} ms, at most ${warm[39]?.toFixed(1)} ms`,
  )
}

if (how === 'time') for (const module of modules) time(module)
else if (how === 'print') {
  const lang = LANGS.find((known) => known === language) ?? 'en'
  for (const module of modules) {
    const request = sampleRequest(room, module, lang, Number(which))
    if (request) print(module.write(request))
    else say(`${module.type} is refused without the hour`)
  }
} else {
  for (const module of modules) for (const lang of LANGS) judge(module, lang, Number(how))
}
