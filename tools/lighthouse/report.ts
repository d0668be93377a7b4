import type { Measured } from './measure-page.ts'

const GOALS = { performance: 97, whole: 100, cls: 0.02, lcpMs: 1800, tbtMs: 100, scriptKb: 160, fontKb: 120 } as const

const HEAD = [
  'page',
  'performance',
  'runs',
  'access',
  'practice',
  'SEO',
  'CLS',
  'LCP',
  'TBT',
  'JS gzip',
  'fonts',
  'other hosts',
]

const kb = (bytes: number) => bytes / 1000

export function row(page: string, m: Measured): string[] {
  return [
    page,
    String(m.performance),
    `${m.performances[0]}–${m.performances.at(-1)}`,
    String(m.accessibility),
    String(m.bestPractices),
    String(m.seo),
    m.cls.toFixed(3),
    `${(m.lcpMs / 1000).toFixed(2)} s`,
    `${m.tbtMs.toFixed(0)} ms`,
    `${kb(m.scriptBytes).toFixed(0)} KB`,
    `${kb(m.fontBytes).toFixed(0)} KB`,
    m.foreignHosts.join(' ') || 'none',
  ]
}

export function table(rows: string[][]): string {
  const all = [HEAD, ...rows]
  const widths = HEAD.map((_, column) => Math.max(...all.map((cells) => cells[column]?.length ?? 0)))
  return all
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** What falls short, in sentences. */
export function goalsMissed(page: string, m: Measured): string[] {
  const goals: [string, boolean][] = [
    [`performance ${m.performance}, goal ${GOALS.performance}`, m.performance < GOALS.performance],
    [`accessibility ${m.accessibility}`, m.accessibility < GOALS.whole],
    [`best practices ${m.bestPractices}`, m.bestPractices < GOALS.whole],
    [`SEO ${m.seo}`, m.seo < GOALS.whole],
    [`CLS ${m.cls.toFixed(3)}, goal ${GOALS.cls}`, m.cls > GOALS.cls],
    [`LCP ${m.lcpMs.toFixed(0)} ms, goal ${GOALS.lcpMs}`, m.lcpMs > GOALS.lcpMs],
    [`TBT ${m.tbtMs.toFixed(0)} ms, goal ${GOALS.tbtMs}`, m.tbtMs > GOALS.tbtMs],
    [`${kb(m.scriptBytes).toFixed(0)} KB of scripts, goal ${GOALS.scriptKb}`, kb(m.scriptBytes) > GOALS.scriptKb],
    [`${kb(m.fontBytes).toFixed(0)} KB of fonts, goal ${GOALS.fontKb}`, kb(m.fontBytes) > GOALS.fontKb],
    [`other hosts: ${m.foreignHosts.join(', ')}`, m.foreignHosts.length > 0],
  ]
  return [...goals.flatMap(([sentence, isMissed]) => (isMissed ? [sentence] : [])), ...m.faults].map(
    (sentence) => `${page}: ${sentence}`,
  )
}
