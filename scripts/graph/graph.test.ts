import { describe, expect, it } from 'vitest'
import { circlesOf, layersOf } from './circles.ts'
import { featureArrows } from './feature-arrows.ts'
import { featureFaults } from './feature-faults.ts'
import { importsIn } from './read-imports.ts'

const arrows = (of: Record<string, string[]>) => new Map(Object.entries(of).map(([from, to]) => [from, new Set(to)]))

describe('imports of a file', () => {
  const from = 'src/server/features/charts/read-chart.ts'

  it('knows values from types, relative paths and the names of folders', () => {
    const source = [
      "import { a, type B } from '../people/queries.ts'",
      "import type { C } from '#contract/charts.ts'",
      "import { type D, type E } from '#platform/clock.ts'",
      "import {\n  f as g,\n} from './domain/f.ts'",
      "import * as z from 'zod'",
      "import './side-effect.ts'",
      "export { h } from '#server/core/h.ts'",
      "const late = await import('../chat/api.ts')",
    ].join('\n')
    expect(importsIn(from, source).map(({ to, isType, names }) => [to, isType, ...names])).toEqual([
      ['src/server/features/people/queries.ts', false, 'a', 'B'],
      ['src/contract/charts.ts', true, 'C'],
      ['src/server/platform/clock.ts', true, 'D', 'E'],
      ['src/server/features/charts/domain/f.ts', false, 'f'],
      ['src/server/features/charts/side-effect.ts', false],
      ['src/server/core/h.ts', false, 'h'],
      ['src/server/features/chat/api.ts', false],
    ])
  })

  it('tells what is reached in another feature', () => {
    const imports = importsIn(
      from,
      "import { a } from '../people/queries.ts'\nimport { b } from './present.ts'\nimport { c } from '../daily/domain/c.ts'",
    )
    expect(featureArrows(imports).map(({ feature, other, kind }) => [feature, other, kind])).toEqual([
      ['charts', 'people', 'queries'],
      ['charts', 'daily', 'domain'],
    ])
  })
})

describe('rules of the server’s folders', () => {
  const faultsOf = (from: string, specifier: string) =>
    featureFaults(['charts', 'people'], importsIn(from, `import { a } from '${specifier}'`))
  const charts = 'src/server/features/charts'

  it('let a feature in by its door, and tables in for a join', () => {
    expect(faultsOf(`${charts}/order-chart.ts`, '../people/api.ts')).toEqual([])
    expect(faultsOf(`${charts}/queries.ts`, '../people/tables.ts')).toEqual([])
    expect(faultsOf(`${charts}/order-chart.ts`, '#core/births/api.ts')).toEqual([])
    expect(faultsOf('src/server/features-with-jobs.ts', './features/people/job.ts')).toEqual([])
    expect(faultsOf(`${charts}/domain/lots.ts`, '#platform/app-error.ts')).toEqual([])
  })

  it.each([
    [`${charts}/order-chart.ts`, '../people/queries.ts'],
    [`${charts}/order-chart.ts`, '../people/tables.ts'],
    [`${charts}/order-chart.ts`, './tables.ts'],
    [`${charts}/order-chart.ts`, '#core/births/birth-of.ts'],
    ['src/server/core/births/birth-of.ts', '../../features/people/api.ts'],
    ['src/server/platform/clock.ts', '#core/births/api.ts'],
    ['src/server/http/bind.ts', '../features/people/api.ts'],
    ['src/server/features-with-jobs.ts', './features/people/queries.ts'],
    [`${charts}/domain/lots.ts`, '../queries.ts'],
    [`${charts}/domain/lots.ts`, '#platform/env.ts'],
  ])('refuse %s → %s and name the arrow', (from, specifier) => {
    expect(faultsOf(from, specifier)).toEqual([expect.stringContaining(`${from} → src/server/`)])
  })

  it('refuse a circle, and name each arrow of it', () => {
    const imports = [
      ...importsIn(`${charts}/a.ts`, "import { a } from '../people/api.ts'"),
      ...importsIn('src/server/features/people/b.ts', "import type { B } from '../charts/api.ts'"),
    ]
    expect(featureFaults(['charts', 'people'], imports)).toEqual([
      `a circle of features: charts, people, by
  src/server/features/charts/a.ts → src/server/features/people/api.ts
  src/server/features/people/b.ts → src/server/features/charts/api.ts`,
    ])
  })
})

describe('circles', () => {
  it('finds each group that leads back to itself', () => {
    const graph = arrows({ a: ['b'], b: ['c'], c: ['a', 'd'], d: ['e'], e: ['d'], f: ['a'], g: [] })
    expect(circlesOf(graph)).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ])
  })

  it('stands each node above those it points at', () => {
    expect(layersOf(arrows({ top: ['left', 'right'], left: ['base'], right: ['base'], base: [] }))).toEqual([
      ['base'],
      ['left', 'right'],
      ['top'],
    ])
    expect(layersOf(arrows({ a: ['b'], b: ['a'], c: [] }))).toEqual([['c']])
  })
})
