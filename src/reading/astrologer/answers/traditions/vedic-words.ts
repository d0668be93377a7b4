import { DASHA_LORDS } from '#astro/charts/vimshottari.ts'
import { each, list, says, text, textSubject } from '../../../library/text-shape.ts'

const period = { lord: 'text', from: 'text', to: 'text' } as const

/** What the astrologer says of Indian astrology. */
export const vedicTexts = textSubject('astrologer-vedic', {
  /** The lunar mansions from Ashvini. */
  nakshatra: list(27),
  lord: each(DASHA_LORDS),
  lordOf: each(DASHA_LORDS),
  your: text,
  their: says({ name: 'name' }),
  mansion: says({ whose: 'text', nakshatra: 'text', pada: 'number', at: 'text' }),
  mansionLord: says({ lord: 'text' }),
  mansionDay: says({ whose: 'text', nakshatra: 'text' }),
  mansionEither: says({ whose: 'text', first: 'text', second: 'text' }),
  rashi: says({ whose: 'text', sign: 'sign', at: 'text' }),
  rashiDay: says({ whose: 'text', sign: 'sign' }),
  rashiEither: says({ whose: 'text', first: 'sign', second: 'sign' }),
  sun: says({ whose: 'text', at: 'text' }),
  lagna: says({ whose: 'text', at: 'text' }),
  lagnaHour: text,
  shift: says({ tropical: 'sign', sidereal: 'sign', degrees: 'text' }),
  same: says({ sign: 'sign', degrees: 'text' }),
  dasha: { now: says(period), sub: says(period), next: says({ lord: 'text', from: 'text' }), noHour: text },
  dashaMeans: each(DASHA_LORDS),
  manglik: { yes: says({ house: 'house' }), no: says({ house: 'house' }), noHour: text, calm: text },
  sade: {
    now: says({ sign: 'sign', moon: 'sign', until: 'text' }),
    not: says({ sign: 'sign', moon: 'sign', from: 'text', to: 'text' }),
    means: text,
    noMoon: text,
  },
  sarp: { yes: text, no: text, calm: text },
  stone: text,
  which: text,
  ayanamsha: says({ degrees: 'text' }),
  more: text,
})
