import { expect, it } from 'vitest'
import { circlesOf } from './circles.ts'
import { readImports } from './read-imports.ts'

const FEATURE = /^src\/web\/features\/([^/]+)\//
const featureOf = (file: string) => FEATURE.exec(file)?.[1]

const imports = readImports()

it('features of the web import one another in one direction only', () => {
  const graph = new Map<string, Set<string>>()
  const arrows = imports.flatMap(({ from, to }) => {
    const [feature, other] = [featureOf(from), featureOf(to)]
    if (!feature || !other || feature === other) return []
    graph.set(feature, (graph.get(feature) ?? new Set()).add(other))
    return [{ feature, other, from, to }]
  })
  expect(arrows.length).toBeGreaterThan(50)
  const circles = circlesOf(graph)
  const offending = circles.flatMap((circle) =>
    arrows
      .filter(({ feature, other }) => circle.includes(feature) && circle.includes(other))
      .map(({ feature, other, from, to }) => `${feature} → ${other}: ${from} imports ${to}`),
  )
  expect(offending).toEqual([])
})

it('components, languages and calls import no feature', () => {
  const offending = imports
    .filter(({ from, to }) => /^src\/web\/(ui|i18n|api)\//.test(from) && featureOf(to))
    .map(({ from, to }) => `${from} imports ${to}`)
  expect(offending).toEqual([])
})
