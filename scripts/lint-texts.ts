import { existsSync, globSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ALLOWED, allowanceFor } from './texts/allowed.ts'
import { checkEntries, checkLibrary, checkTexts } from './texts/check-texts.ts'
import { adultScenes } from './texts/childhood.ts'
import { checkEdition, countTable, recordCounts } from './texts/edition/edition.ts'
import { interfaceFiles, interfacePassages } from './texts/interface-passages.ts'
import type { Finding } from './texts/passage.ts'
import { readEntries, type EntryFile } from './texts/read-entries.ts'
import { readAllTexts } from './texts/read-texts.ts'
import { REPORT_TEXTS } from '#reading/reports/texts.ts'
import { registeredGaps, unregistered, unregisteredGaps } from './texts/wholeness.ts'
import { untimedTexts } from './texts/when.ts'

const HELP = `Usage: npm run -s lint:texts [-- <file or subject> … | --counts | --record]

Holds the library, the reports and the words of the interface to the voice: docs/texts.md. With names, only these files
of entries (transit/mars, transit/mars.ru, transit, or a path, of another checkout too) compared with all that lie beside
them, or the texts of these reports (pastlife, ru/pastlife). --counts prints how many entries break each rule of the second
edition; --record lowers the counts that are still allowed to these.
`

const SRC = fileURLToPath(new URL('../src/', import.meta.url))
const ENTRIES = join(SRC, 'reading/library/entries')
const TEXTS = join(SRC, 'reading/library/texts')
const started = performance.now()

const names = process.argv.slice(2)
if (names.includes('--help') || names.includes('-h')) {
  process.stdout.write(HELP)
} else if (names.includes('--counts') || names.includes('--record')) {
  const passages = libraryAt(ENTRIES).flatMap((file) => file.passages)
  if (names.includes('--record')) recordCounts(passages)
  process.stdout.write(countTable(passages))
} else {
  const named = names.map((name) => ({ name, files: filesOf(name) }))
  const unknown = named.filter(({ files }) => files.length === 0).map(({ name }) => name)
  if (unknown.length > 0) {
    process.stderr.write(`lint:texts: there is no ${unknown.join(', ')}\n\n${HELP}`)
    process.exitCode = 2
  } else {
    report(names.length === 0 ? checkAll() : checkNamed(named.flatMap(({ files }) => files)))
  }
}

/** The files that a name stands for: a path, a folder, a subject, a report. */
function filesOf(name: string): string[] {
  if (name.endsWith('.md') && existsSync(name)) return [resolve(name)]
  const inside = (folder: string, patterns: string[]) =>
    globSync(patterns, { cwd: folder }).map((file) => join(folder, file))
  return [
    ...inside(ENTRIES, [`${name}.md`, `${name}.*.md`, `${name}/**/*.md`]),
    ...inside(TEXTS, [`${name}.md`, `*/${name}.md`]),
  ]
}

function libraryAt(entries: string): EntryFile[] {
  return globSync('*/*.md', { cwd: entries }).map((file) => readEntries(join(entries, file)))
}

function checkAll() {
  const files = libraryAt(ENTRIES)
  const entries = files.flatMap(({ passages }) => passages)
  const reports = readAllTexts(TEXTS, REPORT_TEXTS)
  const words = [
    ...interfaceFiles(SRC).flatMap((file) => interfacePassages(file)),
    ...reports.flatMap(({ passages }) => passages),
  ]
  const gaps = [
    ...registeredGaps(files),
    ...unregistered(files),
    ...files.flatMap((file) => unregisteredGaps(file, files)),
  ]
  const findings = [
    ...[...files, ...reports].flatMap((file) => file.findings),
    ...gaps.map(({ of, what }) => missing(ENTRIES, of, what)),
    ...checkEntries(entries),
    ...checkLibrary(entries),
    ...checkEdition(entries),
    ...files.flatMap(adultScenes),
    ...files.flatMap(untimedTexts),
    ...checkTexts([...entries, ...words]),
  ]
  const needless = ALLOWED.filter((allowed) => !findings.some((finding) => allowanceFor(finding) === allowed)).map(
    ({ rule, file, what }) => ({
      file: fileURLToPath(new URL('texts/allowed.ts', import.meta.url)),
      line: 1,
      rule: 'allowance',
      what: `nothing to allow any more: ${rule}, ${file}, ${what}`,
    }),
  )
  return { texts: entries.length + words.length, findings: [...findings, ...needless] }
}

/** Only the named files: the texts of reports, and entries, each in the library that it lies in. */
function checkNamed(chosen: readonly string[]) {
  const reports = readAllTexts(TEXTS, REPORT_TEXTS).filter(({ file }) => chosen.includes(file))
  const ofReports = reports.map(({ passages, findings }) => ({
    texts: passages.length,
    findings: [...findings, ...checkTexts(passages)],
  }))
  const ofEntries = chosen.filter((file) => !reports.some((one) => one.file === file))
  const ofLibrary = [...new Set(ofEntries.map((file) => dirname(dirname(file))))].map((entries) => {
    const library = libraryAt(entries)
    const ours = library.filter(({ file }) => chosen.includes(file))
    const passages = ours.flatMap((file) => file.passages)
    const gaps = [...registeredGaps(library), ...ours.flatMap((file) => unregisteredGaps(file, library))]
    const findings = [
      ...ours.flatMap((file) => file.findings),
      ...gaps.map(({ of, what }) => missing(entries, of, what)),
      ...checkEntries(passages),
      ...checkLibrary(library.flatMap((file) => file.passages)),
      ...checkEdition(library.flatMap((file) => file.passages)),
      ...ours.flatMap(adultScenes),
      ...ours.flatMap(untimedTexts),
      ...checkTexts(passages),
    ]
    return { texts: passages.length, findings: findings.filter(({ file }) => chosen.includes(file)) }
  })
  const checked = [...ofReports, ...ofLibrary]
  return {
    texts: checked.reduce((sum, { texts }) => sum + texts, 0),
    findings: checked.flatMap(({ findings }) => findings),
  }
}

function missing(entries: string, of: string, what: string): Finding {
  const [lang = '', subject = ''] = of.split(' ')
  return { file: join(entries, `${subject}.${lang}.md`), line: 1, rule: 'whole', what }
}

function report({ texts, findings }: { texts: number; findings: Finding[] }) {
  const faults = findings
    .filter((finding) => !allowanceFor(finding))
    .toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
  for (const { file, line, rule, what } of faults) {
    const near = relative(process.cwd(), file)
    process.stdout.write(`${near.startsWith('..') ? file : near}:${line}: ${rule}: ${what}\n`)
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`${texts} texts, ${faults.length} findings (${seconds} s)\n`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
