import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { loadLibrary } from '#reading/library/load-library.ts'
import { LANGS, type Lang } from '#language/lang.ts'
import { REPORT_MODULES } from '#reading/reports/modules.ts'
import type { ReportModule } from '#reading/reports/report-module.ts'
import { sampleRequest } from '#reading/reports/sample-requests.fixture.ts'
import { makePdf } from '#platform/pdf/make-pdf.ts'
import { pdfFaults } from '#test/pdf-faults.ts'

/**
 * Judges the PDFs of the paid reports on many births, in both languages: `npm run -s judge:pdfs -- personality 20`, or
 * `all`. Prints how many pages they have, what they cost in processor time once warm, and what is wrong with them; keeps
 * them in a folder for the eye. Where `qpdf` is installed, it checks each.
 */
const [wanted = 'all', how = '20'] = process.argv.slice(2)
const room = { sky: loadEphemeris(), library: loadLibrary() }
const folder = mkdtempSync(join(tmpdir(), 'asteria-pdfs-'))
const say = (line: string) => process.stdout.write(`${line}\n`)
const hasQpdf = spawnSync('qpdf', ['--version']).status === 0

function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function judge(module: ReportModule, lang: Lang, count: number): Promise<number> {
  const pages: number[] = []
  const costs: number[] = []
  const faults: string[] = []
  for (let index = 0; index < count; index++) {
    const request = sampleRequest(room, module, lang, index)
    if (!request) continue
    const document = module.write(request)
    const from = cpuMs()
    const pdf = makePdf(document, { lang, type: module.type })
    costs.push(cpuMs() - from)
    const file = join(folder, `${module.type}-${lang}-${index}.pdf`)
    writeFileSync(file, pdf)
    const found = await pdfFaults(document, pdf, lang)
    if (hasQpdf && spawnSync('qpdf', ['--check', file]).status !== 0) found.push('qpdf finds it faulty')
    faults.push(...found.map((fault) => `${index}: ${fault}`))
    pages.push(
      Buffer.from(pdf)
        .toString('latin1')
        .match(/\/Type\s*\/Page\b/g)?.length ?? 0,
    )
  }
  // The first is set with fonts and pictures still to be read.
  const warm = costs.slice(1).toSorted((a, b) => a - b)
  const median = Math.round(warm[warm.length >> 1] ?? costs[0] ?? 0)
  say(
    `${module.type} ${lang}: ${pages.length} PDFs, ${Math.min(...pages)}–${Math.max(...pages)} pages, ${median} ms (most ${Math.round(warm.at(-1) ?? 0)}), ${faults.length} faults`,
  )
  for (const fault of faults.slice(0, 8)) say(`  ${fault}`)
  return faults.length
}

let faulty = 0
for (const module of REPORT_MODULES.filter(({ type }) => wanted === 'all' || type === wanted))
  for (const lang of LANGS) faulty += await judge(module, lang, Number(how))
say(
  `${hasQpdf ? 'with' : 'without'} qpdf; the PDFs are in ${folder}; ${Math.round(process.resourceUsage().maxRSS / 1024)} MB at most`,
)
process.exitCode = faulty > 0 ? 1 : 0
