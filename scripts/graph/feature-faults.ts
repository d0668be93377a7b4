import { circlesOf } from './circles.ts'
import { featureArrows, featureGraph, featureOf } from './feature-arrows.ts'
import type { Import } from './read-imports.ts'

/** Places that list features, and what each may take of one. */
const LISTS: Record<string, RegExp> = {
  'src/server/app.ts': /^(?:[a-z-]+-)?routes?\.ts$/,
  'src/server/features-with-routes.ts': /^routes\.ts$/,
  'src/server/features-with-jobs.ts': /^(?:[a-z-]+-)?job\.ts$/,
  'src/server/tables.ts': /^tables\.ts$/,
  'src/server/features-with-mails.ts': /^sample-mails\.ts$/,
  'src/server/features-with-subscriptions.ts': /^subscriptions\.ts$/,
  'src/server/features-with-page-data.ts': /^site\.ts$/,
  'src/server/features-with-demo-data.ts': /^demo-[a-z-]+\.ts$/,
}
const PART = /^src\/server\/core\/([^/]+)\/(.*)$/
/** Tables are named from outside for foreign keys and joins, and nowhere else. */
const NAMES_TABLES = /\/(?:tables|queries)\.ts$/

const DOMAIN = /^src\/server\/(?:features|core)\/[^/]+\/domain\//
/** Of platform, what computes and knows nothing of the product: errors, dates, escaping. */
const PURE_PLATFORM = /^src\/server\/platform\/(?:app-error|civil-today|html)\.ts$/

/** What another folder may import of a feature or a part of core: its `api.ts`, and tables in a query or a table. */
const isByItsDoor = (from: string, path: string) =>
  path === 'api.ts' || (path === 'tables.ts' && (NAMES_TABLES.test(from) || from === 'src/server/tables.ts'))

function partOf(file: string): { part: string; path: string } | null {
  const [, part, path] = PART.exec(file) ?? []
  return part && path ? { part, path } : null
}

/** Why an import breaks the rules of the server's folders; null where it doesn't. */
function faultOf({ from, to, isType }: Import): string | null {
  if (!from.startsWith('src/server/') || !to.startsWith('src/server/')) return null
  const [feature, part] = [featureOf(to), partOf(to)]
  if (from.startsWith('src/server/platform/') && !to.startsWith('src/server/platform/'))
    return 'platform imports nothing else of the server'
  if (partOf(from) && feature) return 'core imports no feature'
  if (from.startsWith('src/server/http/') && feature) return 'http imports no feature'
  if (part && partOf(from)?.part !== part.part && !isByItsDoor(from, part.path))
    return 'of a part of core only api.ts is imported, and tables.ts by tables and queries'
  if (feature && featureOf(from)?.feature !== feature.feature) {
    const listed = LISTS[from]
    if (!(listed?.test(feature.path) ?? false) && !isByItsDoor(from, feature.path))
      return 'of a feature only api.ts is imported, and tables.ts by tables and queries'
  }
  if (DOMAIN.test(from) && !isType && !DOMAIN.test(to) && !PURE_PLATFORM.test(to))
    return 'domain is pure: of the server it imports other domains, and types'
  const isOwn = (featureOf(from) ?? partOf(from)) !== null
  if (isOwn && !isType && to.endsWith('/tables.ts') && !NAMES_TABLES.test(from))
    return 'tables are read and written by queries.ts alone'
  return null
}

/** What of the server's imports breaks its rules, each with the arrow that offends. */
export function featureFaults(names: readonly string[], imports: readonly Import[]): string[] {
  const arrows = imports.flatMap((one) => {
    const fault = faultOf(one)
    return fault ? [`${one.from} → ${one.to}: ${fault}`] : []
  })
  const across = featureArrows(imports)
  const circles = circlesOf(featureGraph(names, across)).map((circle) => {
    const inside = across.filter(({ feature, other }) => circle.includes(feature) && circle.includes(other))
    const lines = inside.map(({ from, to }) => `\n  ${from} → ${to}`)
    return `a circle of features: ${circle.join(', ')}, by${lines.join('')}`
  })
  return [...arrows, ...circles]
}
