import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { PatternOf } from './measure-requests.ts'

/** More than there are pages: whatever else is asked for is forgotten again. */
const MOST_KNOWN = 1000

/** The pattern of a page by its path, from the routes as they were built. */
export function pagePattern(build: Pick<ServerBuild, 'routes'>): PatternOf {
  const entries = Object.values(build.routes).filter((route) => route !== undefined)
  const below = (parent: string | undefined): RouteObject[] =>
    entries
      .filter(({ parentId }) => parentId === parent)
      .map(({ id, path, index }) =>
        index ? { id, index: true } : { id, ...(path !== undefined && { path }), children: below(id) },
      )
  const routes = below(undefined)
  const matched = (path: string) => {
    // The data of a page is asked for under its own name.
    const isData = path.endsWith('.data')
    const matches = matchRoutes(routes, isData ? path.slice(0, -'.data'.length) : path) ?? []
    // The root's own path is empty.
    const pattern = matches.flatMap(({ route }) => route.path || [])
    return `/${pattern.join('/')}${isData ? '.data' : ''}`
  }
  // To match anew costs more than to send a kept page.
  const known = new Map<string, string>()
  return (path) => {
    const pattern = known.get(path) ?? matched(path)
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(path, pattern)
    return pattern
  }
}
