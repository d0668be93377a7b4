import type { AspectNature } from '#astro/charts/aspect.ts'

/** Told apart by hue and by line: flowing runs on, tense is broken, the neutral conjunction is dotted. */
export const NATURE_STROKES: Readonly<Record<AspectNature, { colour: string; dashes?: string }>> = {
  flowing: { colour: 'var(--flowing)' },
  tense: { colour: 'var(--tense)', dashes: '5 3' },
  conjunction: { colour: 'var(--neutral)', dashes: '0 3' },
}
