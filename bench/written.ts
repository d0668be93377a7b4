import { spawnSync } from 'node:child_process'
import { loadEphemeris } from '../src/astro/ephemeris/load-ephemeris.ts'
import { loadLibrary } from '../src/reading/library/load-library.ts'
import { personality } from '../src/reading/reports/personality/personality.ts'
import { sampleRequest } from '../src/reading/reports/sample-requests.fixture.ts'
import { writeMonths } from '../src/server/features/calendar/write-months.ts'
import { reportHtml } from '../src/server/features/reports/domain/report-html.ts'
import { makePdf } from '../src/server/platform/pdf/make-pdf.ts'
import { at } from './measure.ts'

/** What the product writes when asked, milliseconds of processor, by a process that has sky and library loaded. */
export interface WrittenReport {
  /** A month of the calendar in both languages. */
  calendar: Spread
  html: Record<'en' | 'ru', Spread>
  pdf: Record<'en' | 'ru', Spread>
}

interface Spread {
  first: number
  median: number
  slowest: number
}

const LANGS = ['en', 'ru'] as const
const MONTHS = 24
const REPORTS = 16

/** The first is in a process that has written nothing of the kind; the others follow it. */
function spread(times: readonly number[]): Spread {
  const warm = times.slice(1).toSorted((a, b) => a - b)
  return { first: times[0] ?? NaN, median: at(warm, 0.5), slowest: at(warm, 1) }
}

function cpuMs(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

function measure(): WrittenReport {
  const room = { sky: loadEphemeris(), library: loadLibrary() }
  const months = writeMonths(room)
  const calendar = Array.from({ length: MONTHS }, (_, i) => {
    const month = `${2027 + Math.floor(i / 12)}-${String(1 + (i % 12)).padStart(2, '0')}`
    return cpuMs(() => {
      for (const lang of LANGS) months(month, 'Europe/Moscow', lang)
    })
  })
  const reports = (each: (lang: (typeof LANGS)[number], index: number) => number) => {
    const of = (lang: (typeof LANGS)[number]) => spread(Array.from({ length: REPORTS }, (_, i) => each(lang, i)))
    return { en: of('en'), ru: of('ru') }
  }
  const request = (lang: (typeof LANGS)[number], index: number) => {
    const made = sampleRequest(room, personality, lang, index)
    if (!made) throw new Error('a sample birth has no report')
    return made
  }
  return {
    calendar: spread(calendar),
    html: reports((lang, i) => {
      const asked = request(lang, i)
      return cpuMs(() => reportHtml(personality.write(asked)))
    }),
    pdf: reports((lang, i) => {
      const document = personality.write(request(lang, i))
      return cpuMs(() => makePdf(document, { lang, type: personality.type }))
    }),
  }
}

/** In a process of its own. */
export function written(): WrittenReport {
  const { stdout, stderr, status } = spawnSync(process.execPath, [import.meta.filename], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout) as WrittenReport
}

if (process.argv[1] === import.meta.filename) process.stdout.write(JSON.stringify(measure()))
