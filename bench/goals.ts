import type { BrowserReport } from './browser.ts'
import type { HoroscopesReport } from './horoscopes.ts'
import type { LandingReport } from './landing.ts'
import type { PlacesReport } from './places.ts'
import type { ProductStart } from './product-start.ts'
import { table, type Section } from './report.ts'
import type { SideBySide } from './side-by-side.ts'
import type { WrittenReport } from './written.ts'

/** Everything that was measured in one run; what was left out of it is missing. */
export interface Results {
  sections?: Section[]
  horoscopes?: HoroscopesReport
  written?: WrittenReport
  places?: PlacesReport
  landing?: LandingReport
  calls?: SideBySide[]
  browser?: BrowserReport
  productStart?: ProductStart
}

/** A goal, and how far it is reached: above 1 it is. */
export interface Goal {
  what: string
  measured: string
  goal: string
  ratio: number
}

const atLeast = (what: string, value: number, goal: number, unit: string, digits = 3): Goal => ({
  what,
  measured: `${value.toPrecision(digits)}${unit}`,
  goal: `≥ ${goal}${unit}`,
  ratio: value / goal,
})

const atMost = (what: string, value: number, goal: number, unit: string, digits = 3): Goal => ({
  what,
  measured: `${value.toPrecision(digits)}${unit}`,
  goal: `≤ ${goal}${unit}`,
  // Nothing at all is as good as the figure can be told.
  ratio: goal / Math.max(value, goal / 1000),
})

/** How many times longer a program takes than ours, in the section whose title begins so. */
function timesOurs(sections: readonly Section[], title: string, name: string): number {
  const timings = sections.find((section) => section.title.startsWith(title))?.timings ?? []
  const theirs = timings.find((timing) => timing.name.startsWith(name))?.medianUs ?? NaN
  return theirs / (timings[0]?.medianUs ?? NaN)
}

function ofSections(sections: readonly Section[]): Goal[] {
  const transits = 'exact transits of a year'
  const ours = (sections.find(({ title }) => title.startsWith(transits))?.timings[0]?.medianUs ?? NaN) / 1000
  const charts = 'whole charts, births over a century'
  return [
    atLeast(
      'natal chart, 16 points: sweph',
      timesOurs(sections, 'positions and cusps, births', 'sweph, data'),
      8,
      ' ×',
    ),
    atLeast('natal chart, ours whole: sweph', timesOurs(sections, charts, 'sweph'), 8, ' ×'),
    ...['caelus', 'celestine', 'circular'].map((peer) =>
      atLeast(`natal chart, whole: ${peer}`, timesOurs(sections, charts, peer), 30, ' ×'),
    ),
    atMost('transits of a year', ours, 10, ' ms'),
    atLeast('transits of a year: a scan with sweph', timesOurs(sections, transits, 'sweph'), 20, ' ×'),
    atLeast('transits of a year: caelus', timesOurs(sections, transits, 'caelus'), 20, ' ×'),
  ]
}

function ofHoroscopes({ people, stages, memoryMb }: HoroscopesReport): Goal[] {
  const [first, last] = [stages[0], stages.at(-1)]
  if (!first || !last) return []
  return [
    atLeast(`horoscopes of ${people} people, two workers`, first.perSecond, 500, ' a second'),
    atMost(
      `cost a person, ${last.accounts.toLocaleString('en')} accounts of ${first.accounts.toLocaleString('en')}`,
      first.perSecond / last.perSecond,
      1.2,
      ' ×',
    ),
    atMost('memory of both workers, most of warm', memoryMb.most / memoryMb.warm, 1.2, ' ×'),
  ]
}

const ofPlaces = ({ searches, searchedMb }: PlacesReport): Goal[] => [
  atMost('place autocomplete, p99', searches.find(({ kind }) => kind === 'all')?.p99Ms ?? NaN, 2, ' ms'),
  atMost('place autocomplete, memory', searchedMb, 70, ' MB'),
]

const ofLanding = ({ beside, rate }: LandingReport): Goal[] => [
  atLeast('landing page, of a bare server', 100 * beside.share, 60, ' %'),
  atMost(`landing page, first byte p99 at ${rate.perSecond} a second`, rate.load.firstByteMs.p99, 20, ' ms'),
]

function ofBrowser({ landing, dashboard }: BrowserReport): Goal[] {
  return [
    atMost('landing page in a browser, LCP', landing.lcpMs / 1000, 1.5, ' s'),
    atMost('landing page in a browser, TBT', landing.tbtMs, 50, ' ms'),
    atMost('landing page in a browser, CLS', landing.cls, 0.02, ''),
    atMost('landing page in a browser, JavaScript', landing.scriptBytes / 1000, 150, ' KB'),
    ...(dashboard ? [atMost('dashboard, warm, content visible', dashboard.contentVisibleMs / 1000, 1, ' s')] : []),
  ]
}

const ofWritten = ({ calendar, html, pdf }: WrittenReport): Goal[] => [
  atMost('calendar month, two languages', calendar.median, 300, ' ms'),
  atMost('personality report, HTML, slower language', Math.max(html.en.median, html.ru.median), 150, ' ms'),
  atMost('personality report, PDF, slower language', Math.max(pdf.en.median, pdf.ru.median), 250, ' ms'),
]

/** A line for each goal of what was measured. */
export function goals(results: Results): Goal[] {
  const { sections, horoscopes, written, places, landing, calls, browser, productStart } = results
  return [
    ...(sections ? ofSections(sections) : []),
    ...(horoscopes ? ofHoroscopes(horoscopes) : []),
    ...(written ? ofWritten(written) : []),
    ...(places ? ofPlaces(places) : []),
    ...(landing ? ofLanding(landing) : []),
    ...(calls ?? []).map(({ what, share }) => atLeast(`${what}, of a bare handler`, 100 * share, 60, ' %')),
    ...(browser ? ofBrowser(browser) : []),
    ...(productStart ? [atMost('start to the first answer', productStart.firstSeconds, 3, ' s')] : []),
  ]
}

export const goalsTable = (all: readonly Goal[]): string =>
  table(
    'the goals: a ratio of 1 reaches it, more is better',
    ['', 'measured', 'goal', 'ratio', ''],
    all.map(({ what, measured, goal, ratio }) => [
      what,
      measured,
      goal,
      ratio.toPrecision(3),
      ratio >= 1 ? '' : 'missed',
    ]),
  )
