import { circlePath } from '../glyphs/circle-path.ts'

/**
 * The Asteria mark: the Sun's sign at the heart of a compass star. Stroke path data in a 24 × 24 box, for a stroke of
 * 1.5 with round caps and joins, unfilled.
 */
export const MARK_PATH =
  'M9.8 8.8L12 1L14.2 8.8M15.2 9.8L23 12L15.2 14.2M14.2 15.2L12 23L9.8 15.2M8.8 14.2L1 12L8.8 9.8' +
  'M17.4 6.6L19.2 4.8M17.4 17.4L19.2 19.2M6.6 17.4L4.8 19.2M6.6 6.6L4.8 4.8' +
  circlePath(12, 12, 3.9) +
  circlePath(12, 12, 0.5)

/** The mark as a complete SVG document in a plain CSS colour, for a favicon or a mail. */
export function markSvg({ size, colour }: { size: number; colour: string }): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" ` +
    `stroke="${colour}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="${MARK_PATH}"/></svg>`
  )
}
