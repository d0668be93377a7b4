import type { MinorAspect } from '#astro/charts/minor-aspect.ts'
import type { Lang } from './lang.ts'

/** What the minor aspects are called in tables. */
export const MINOR_ASPECT_NAMES: Record<Lang, Record<MinorAspect, string>> = {
  en: {
    semisextile: 'semisextile',
    semisquare: 'semisquare',
    quintile: 'quintile',
    sesquiquadrate: 'sesquiquadrate',
    biquintile: 'biquintile',
    quincunx: 'quincunx',
  },
  ru: {
    semisextile: 'полусекстиль',
    semisquare: 'полуквадрат',
    quintile: 'квинтиль',
    sesquiquadrate: 'полутораквадрат',
    biquintile: 'биквинтиль',
    quincunx: 'квинконс',
  },
}
