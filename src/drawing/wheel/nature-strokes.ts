import { ASPECT_NATURE, isMajorAspect, type AspectNature } from '#astro/charts/aspect.ts'
import type { AnyAspect } from '#astro/charts/chart.ts'

/** Told apart by hue and by line: flowing runs on, tense is broken, the neutral conjunction is dotted. */
export const NATURE_STROKES: Readonly<Record<AspectNature, { colour: string; dashes?: string }>> = {
  flowing: { colour: 'var(--flowing)' },
  tense: { colour: 'var(--tense)', dashes: '5 3' },
  conjunction: { colour: 'var(--neutral)', dashes: '0 3' },
}

/** A minor aspect is drawn faint and finely dotted, whichever it is. */
const MINOR_STROKE = { colour: 'var(--ink-2)', dashes: '1 4' }

/** How an aspect's line is told; of a minor one, no nature is claimed. */
export const strokeOf = (aspect: AnyAspect): { colour: string; dashes?: string } =>
  isMajorAspect(aspect) ? NATURE_STROKES[ASPECT_NATURE[aspect]] : MINOR_STROKE
