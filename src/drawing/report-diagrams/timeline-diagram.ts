import { createElement as h } from 'react'
import type { AspectNature } from '#astro/charts/aspect.ts'
import type { Lang } from '#language/lang.ts'
import { round3 } from '../geometry/polar.ts'
import { NATURE_STROKES } from '../wheel/nature-strokes.ts'
import { frame, lettering, LINE, SMALL, type DiagramView } from './diagram-frame.ts'
import { diagramWords } from './diagram-words.ts'
import { TICK_INDENT } from './lay-ticks.ts'
import { layTimeline, type Timeline } from './lay-timeline.ts'
import { textWidth } from './text-width.ts'

const NATURES = ['flowing', 'tense', 'conjunction'] as const
const SAMPLE = 22
const GAP = 18

/** Spans of time as lines, each in the stroke of its nature, with a diamond where it is exact. */
export function timelineDiagram(timeline: Timeline, view: DiagramView, lang: Lang) {
  const { ticks, top, bottom, rows } = layTimeline(timeline, view.width)
  const spans = timeline.rows.flatMap((row) => row.spans)
  const legend = layLegend(
    NATURES.filter((nature) => spans.some((span) => span.nature === nature)),
    spans.some(({ exactJdUt }) => exactJdUt.length > 0),
    { lang, width: view.width },
  )
  return frame(
    view,
    bottom + legend.height,
    h('path', {
      d: ticks.map(({ x }) => `M${round3(x)} 2V${round3(bottom)}`).join(''),
      stroke: 'var(--rule)',
      strokeWidth: 1,
    }),
    h('path', {
      d: `M0 ${top - 6}H${view.width}M0 ${round3(bottom)}H${view.width}`,
      stroke: 'var(--ink-2)',
      strokeWidth: 0.75,
    }),
    ticks.map(({ x, label }) =>
      label === null
        ? null
        : lettering(label, { x: x + TICK_INDENT, y: SMALL / 2 + 2, size: SMALL, colour: 'var(--ink-2)' }),
    ),
    rows.map((row, i) =>
      h(
        'g',
        { key: i },
        lettering(row.label, { x: 0, y: row.labelY, halo: true }),
        row.spans.map(({ span, from, to, y, exact }) =>
          h(
            'g',
            { key: `${from} ${y}`, 'data-nature': span.nature },
            h(Stroke, { nature: span.nature, from, to, y }),
            exact.map((x) => h(Diamond, { key: x, x, y, colour: NATURE_STROKES[span.nature].colour })),
          ),
        ),
      ),
    ),
    legend.entries.map(({ nature, word, x, y }) =>
      h(
        'g',
        { key: word },
        nature === null
          ? h(Diamond, { x: x + SAMPLE / 2, y: bottom + y, colour: 'var(--ink-2)' })
          : h(Stroke, { nature, from: x, to: x + SAMPLE, y: bottom + y }),
        lettering(word, { x: x + SAMPLE + 7, y: bottom + y, size: SMALL, colour: 'var(--ink-2)' }),
      ),
    ),
  )
}

function Stroke({ nature, from, to, y }: { nature: AspectNature; from: number; to: number; y: number }) {
  const { colour, dashes } = NATURE_STROKES[nature]
  const [left, right, at] = [round3(from), round3(to), round3(y)]
  return h(
    'g',
    { stroke: colour },
    h('path', {
      d: `M${left} ${at}H${right}`,
      strokeWidth: nature === 'conjunction' ? 2.4 : 2,
      strokeDasharray: dashes,
      strokeLinecap: nature === 'conjunction' ? 'round' : 'butt',
    }),
    h('path', { d: `M${left} ${at - 3.5}v7M${right} ${at - 3.5}v7`, strokeWidth: 1 }),
  )
}

function Diamond({ x, y, colour }: { x: number; y: number; colour: string }) {
  return h('path', {
    d: `M${round3(x)} ${round3(y - 4.6)}l4.2 4.6l-4.2 4.6l-4.2 -4.6Z`,
    fill: colour,
    stroke: 'var(--paper)',
    strokeWidth: 1,
  })
}

/** What the strokes mean, on as many lines as it takes. */
function layLegend(natures: readonly AspectNature[], exact: boolean, { lang, width }: { lang: Lang; width: number }) {
  const words = diagramWords(lang)
  let [x, y] = [0, LINE]
  const entries = [...natures, ...(exact ? [null] : [])].map((nature) => {
    const word = nature === null ? words.exact : words.natures[nature]
    const wide = SAMPLE + 7 + textWidth(word, SMALL)
    if (x > 0 && x + wide > width) [x, y] = [0, y + LINE]
    const entry = { nature, word, x, y }
    x += wide + GAP
    return entry
  })
  return { entries, height: entries.length === 0 ? 4 : y + LINE / 2 }
}
