import { expect, it } from 'vitest'
import { importsIn } from './read-imports.ts'
import { drawnArrows, roomFaults } from './room-diagram.ts'

const PAGE = [
  '```mermaid',
  'sequenceDiagram',
  '    page --> server',
  '```',
  '',
  '```mermaid',
  'flowchart RL',
  '    web --> contract',
  '    contract --> astro',
  '```',
].join('\n')
const web = "import { api } from '#contract/api.ts'\nimport { PLANETS } from '#astro/ephemeris/body.ts'"
const contract = "import type { Sign } from '#astro/charts/chart.ts'"

it('reads the arrows between rooms, and no other drawing', () => {
  expect(drawnArrows(PAGE)).toEqual(['web --> contract', 'contract --> astro'])
})

it('allows an import along several arrows, and none that no arrow leads to', () => {
  const imports = [...importsIn('src/web/a.ts', web), ...importsIn('src/contract/b.ts', contract)]
  expect(roomFaults(drawnArrows(PAGE), imports)).toEqual([])
  const back = importsIn('src/contract/c.ts', "import { logo } from '#web/logo.ts'")
  expect(roomFaults(drawnArrows(PAGE), [...imports, ...back])).toEqual([
    "the drawing of the rooms doesn't allow contract --> web, as src/contract/c.ts has it",
  ])
})

it('names an arrow along which nothing is imported', () => {
  expect(roomFaults(drawnArrows(PAGE), importsIn('src/web/a.ts', web))).toEqual([
    'nothing is imported along contract --> astro',
  ])
})
