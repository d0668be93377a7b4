/** What the readings of all kinds of charts share, in one language. */
export interface CommonWords {
  /** "27 November 2026". */
  date(at: { year: number; month: number; day: number }): string
  /** "in March 2027", «в марте 2027 года»; "since …", «с …»; "until …", «до …». */
  month(at: { year: number; month: number }, in_: 'in' | 'since' | 'until'): string
  /** "0.7°", «0,7°». */
  degrees(orbDeg: number): string
  /** "a, b and c", «a, b и c». */
  list(items: readonly string[]): string
}
