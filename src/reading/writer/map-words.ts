import { LINE_ANGLES } from '#astro/charts/planetary-lines.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import { each, says, textSubject } from '../library/text-shape.ts'

/** What each line of the map of planetary lines means, and the words of its list, in one language. */
export const mapTexts = textSubject('map-lines', {
  line: each(PLANETS, each(LINE_ANGLES)),
  name: each(LINE_ANGLES, says({ planet: 'point' })),
  km: says({ distanceKm: 'number' }),
  list: each(['title', 'lead', 'noHour', 'noHourWhy']),
})
