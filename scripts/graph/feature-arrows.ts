import type { Arrows } from './circles.ts'
import type { Import } from './read-imports.ts'

const FEATURE = /^src\/server\/features\/([^/]+)\/(.*)$/

/** An import from one feature of the server into another. */
export interface FeatureArrow extends Import {
  feature: string
  other: string
  /** The kind of file that is reached: `api`, `queries`, `present`, `tables`, `domain`, or `verb`. */
  kind: 'api' | 'queries' | 'present' | 'tables' | 'domain' | 'verb'
}

/** The feature that a file belongs to, and its path inside. */
export function featureOf(file: string): { feature: string; path: string } | null {
  const [, feature, path] = FEATURE.exec(file) ?? []
  return feature && path ? { feature, path } : null
}

function kindOf(path: string): FeatureArrow['kind'] {
  if (path.startsWith('domain/')) return 'domain'
  const name = path.replace(/\.ts$/, '')
  if (name === 'api' || name === 'queries' || name === 'tables') return name
  return name.startsWith('present') ? 'present' : 'verb'
}

export function featureArrows(imports: readonly Import[]): FeatureArrow[] {
  return imports.flatMap((one) => {
    const [from, to] = [featureOf(one.from), featureOf(one.to)]
    if (!from || !to || from.feature === to.feature) return []
    return [{ ...one, feature: from.feature, other: to.feature, kind: kindOf(to.path) }]
  })
}

/** Which feature points at which, by the arrows given. */
export function featureGraph(names: readonly string[], arrows: readonly FeatureArrow[]): Arrows {
  const graph = new Map<string, Set<string>>(names.map((name) => [name, new Set()]))
  for (const { feature, other } of arrows) graph.get(feature)?.add(other)
  return graph
}
