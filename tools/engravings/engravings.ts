import { site } from './motifs/site.ts'
import { pictureSvg } from './picture-svg.ts'
import { REPORT_MOTIFS } from './report-motifs.ts'
import { shareCardSvg } from './share-card.ts'
import { framed } from './strokes/frame.ts'

/** Every file of `src/drawing/engravings`, by its name: a picture a report, the service's own, and the margin of share cards. */
export const engravings = (): Map<string, string> =>
  new Map([
    ...Object.entries({ ...REPORT_MOTIFS, asteria: site }).map(
      ([name, motif]) => [`${name}.svg`, pictureSvg(framed(motif()))] as const,
    ),
    ['share-card.svg', shareCardSvg()] as const,
  ])
