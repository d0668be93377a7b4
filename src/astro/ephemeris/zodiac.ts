/** Where 0° Aries is: at the equinox of date, or at a point among the stars by one of three definitions. */
export const ZODIACS = ['tropical', 'lahiri', 'faganBradley', 'raman'] as const
export type Zodiac = (typeof ZODIACS)[number]
