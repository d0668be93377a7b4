/** The four angles of a chart and the retrograde mark. */
export type MarkName = 'asc' | 'dsc' | 'mc' | 'ic' | 'retrograde'

const SMALL_C =
  'M21 12.2C20.3 11 19.2 10.4 17.9 10.4C15.6 10.4 14 12.2 14 14.6C14 17 15.6 18.8 17.9 18.8C19.2 18.8 20.3 18.2 21 17'

/**
 * Ac, Dc, Mc, Ic in drawn capitals with a small c, and the retrograde mark ℞: stroke paths in a 24 × 24 box, for a
 * stroke of 1.5 with round caps and joins, unfilled. Drawn rather than set, so that they need no font.
 */
export const MARK_GLYPHS: Readonly<Record<MarkName, string>> = {
  asc: `M2 18.8L6.8 5.2L11.6 18.8M3.7 14H9.9${SMALL_C}`,
  dsc: `M3.4 5.2V18.8H5.6C9.2 18.8 11.2 16.2 11.2 12C11.2 7.8 9.2 5.2 5.6 5.2Z${SMALL_C}`,
  mc: `M1.6 18.8V5.2L6.4 14.4L11.2 5.2V18.8${SMALL_C}`,
  ic: `M8.4 5.2V18.8M6 5.2H10.8M6 18.8H10.8${SMALL_C}`,
  retrograde:
    'M6.6 19V4.4H11.6C14.4 4.4 16.2 6 16.2 8.4C16.2 10.8 14.4 12.4 11.6 12.4H6.6M11 12.4L18.6 21.2M18.2 14.2L11.6 21.2',
}
