import { readdirSync } from 'node:fs'
import { circlesOf, layersOf } from './graph/circles.ts'
import { featureArrows, featureGraph, type FeatureArrow } from './graph/feature-arrows.ts'
import { featureFaults } from './graph/feature-faults.ts'
import { readImports } from './graph/read-imports.ts'

/**
 * Draws which of the server's features imports which: `node scripts/feature-graph.ts`, with `--arrows` each import by its
 * file. What a feature keeps to itself are its `queries`, `present`, `tables` and `domain`. Exits with 1 and the arrows
 * that offend where the rules of docs/decisions/0051 are broken; `--check` prints nothing else.
 */
const INTERNAL = ['queries', 'present', 'domain', 'tables'] as const
const print = (line = '') => process.stdout.write(`${line}\n`)

const names = readdirSync('src/server/features', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
const imports = readImports()
const arrows = featureArrows(imports)
const values = arrows.filter(({ isType }) => !isType)
const count = (kind: FeatureArrow['kind'], of = values) => of.filter((arrow) => arrow.kind === kind).length
const inCircles = (of: readonly FeatureArrow[]) => circlesOf(featureGraph(names, of))

const faults = featureFaults(names, imports)
if (!process.argv.includes('--check')) draw()
for (const fault of faults) print(fault)
print(`${arrows.length} imports across features, ${faults.length} faults`)
if (faults.length > 0) process.exitCode = 1

function draw(): void {
  const graph = featureGraph(names, arrows)
  const layers = layersOf(graph)
  print('from the bottom, each feature with those it imports:')
  for (const [index, layer] of layers.entries())
    for (const name of layer)
      print(
        `${String(index).padStart(3)}  ${name}${[...(graph.get(name) ?? [])].map((other, i) => `${i ? ', ' : ' → '}${other}`).join('')}`,
      )
  for (const name of names.filter((one) => !layers.flat().includes(one)))
    print(`  ?  ${name} → ${[...(graph.get(name) ?? [])].toSorted().join(', ')}`)

  print()
  for (const [what, of] of [
    ['all imports', arrows],
    ['by value', values],
    ['by value, without tables', values.filter(({ kind }) => kind !== 'tables')],
  ] as const) {
    const circles = inCircles(of)
    print(`circles, ${what}: ${circles.length} with ${circles.flat().length} features`)
    for (const circle of circles) print(`     ${circle.join(', ')}`)
  }
  print()
  print(`imports across features: ${arrows.length}, by value ${values.length}`)
  for (const kind of INTERNAL) print(`     ${kind}: ${count(kind)} by value, ${count(kind, arrows)} with types`)
  print(
    `reaches into foreign internals (queries, present, domain), by value: ${count('queries') + count('present') + count('domain')}`,
  )

  if (process.argv.includes('--arrows')) {
    print()
    for (const { from, to, isType, names: taken } of arrows)
      print(`${isType ? 'type ' : '     '}${from} → ${to}  ${taken.join(', ')}`)
  }
}
