import { existsSync, mkdirSync, writeFileSync } from 'node:fs'

/** How one page fares, as https://developer.mozilla.org/observatory would say it. */
export interface Grade {
  grade: string
  score: number
  /** What it counted for or against the page, with its points. */
  tests: { name: string; pass: boolean; points: number; what: string }[]
}

interface Result {
  constructor: { name: string }
  name?: string
  pass: boolean
  result: string | null
}
interface Observatory {
  retrieve(
    host: string,
    where: { httpPort: number; httpsPort: number; path: string },
  ): Promise<{ responses: { auto: { status: number } | null } }>
  ALL_TESTS: ((retrieved: unknown) => Result)[]
  getGradeForScore(score: number): { grade: string; score: number }
  getScoreDescription(result: string): string
  getScoreModifier(result: string): number
  MINIMUM_SCORE_FOR_EXTRA_CREDIT: number
}

/** Its sentences are HTML. */
const plain = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

const HOME = new URL('node_modules/@mdn/mdn-http-observatory/', import.meta.url)

/** The parts of the observatory that its own `scan` puts together, which knows neither ports nor paths. */
async function loadObservatory(): Promise<Observatory> {
  // Its installation fetches the browsers' list of hosts that are HTTPS only. This machine is not on it.
  const list = new URL('conf/hsts-preload.json', HOME)
  mkdirSync(new URL('conf/', HOME), { recursive: true })
  if (!existsSync(list)) writeFileSync(list, '{}')
  const parts = ['retriever/retriever.js', 'constants.js', 'grader/grader.js', 'grader/charts.js']
  const modules = await Promise.all(parts.map((part) => import(new URL(`src/${part}`, HOME).href)))
  return Object.assign({}, ...modules) as Observatory
}

export async function createGrader(where: { httpPort: number; httpsPort: number }) {
  const observatory = await loadObservatory()
  const { getScoreDescription, getScoreModifier, getGradeForScore, MINIMUM_SCORE_FOR_EXTRA_CREDIT } = observatory
  return async (path: string): Promise<Grade> => {
    const retrieved = await observatory.retrieve('localhost', { ...where, path })
    const status = retrieved.responses.auto?.status
    if (status !== 200) throw new Error(`${path} answers ${status}`)
    const tests = observatory.ALL_TESTS.map((test) => {
      const output = test(retrieved)
      const result = output.result ?? ''
      const name = output.constructor.name.replace(/Output$/, '')
      return { name, pass: output.pass, points: getScoreModifier(result), what: plain(getScoreDescription(result)) }
    })
    // As there: what is lost counts always, what is won on top only from an A on.
    const lost = tests.reduce((sum, { points }) => sum + Math.min(points, 0), 100)
    const won = tests.reduce((sum, { points }) => sum + Math.max(points, 0), 0)
    return { ...getGradeForScore(lost >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? lost + won : lost), tests }
  }
}
