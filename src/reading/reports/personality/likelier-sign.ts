import type { Sign } from '#astro/charts/chart.ts'
import { signOf } from '#astro/charts/sign.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { own } from '../natal-parts.ts'
import type { ReportPage } from '../report-page.ts'
import type { PersonalityWords } from './words.ts'

const HOURS = 24
const NEARLY_ALL = 20
const MOST = 15

/** How many hours of a day a planet stood in each of some signs, by the day's middle (Julian day, UT). @throws EphemerisRangeError */
export function hoursInSigns(sky: Ephemeris, middayJdUt: number, planet: Planet, signs: readonly Sign[]): number[] {
  const middles = Array.from({ length: HOURS }, (_, hour) => middayJdUt + (hour + 0.5) / HOURS - 0.5)
  const found = middles.map((jdUt) => signOf(sky.position(planet, jdUt).longitudeDeg))
  return signs.map((sign) => found.filter((one) => one === sign).length)
}

/** Of two signs that a planet had on the day of birth the one it was longer in. */
export function likelierPart(page: ReportPage, words: PersonalityWords, planet: Planet): Paragraph[] {
  const change = page.birth.uncertain.find(({ body }) => body === planet)
  if (!change) return []
  const [from, to] = change.signs
  const [before = 0, after = 0] = hoursInSigns(page.request.sky, page.birth.chart.jdUt, planet, change.signs)
  const [sign, hours] = before >= after ? [from, before] : [to, after]
  const factor = page.factor({ id: `natal:${planet}:sign:${sign}`, kind: 'natal', natal: planet, sign })
  const share = hours >= NEARLY_ALL ? 'nearly' : hours >= MOST ? 'most' : 'half'
  return [own(words.likelier[share]({ planet, sign }), [factor])]
}
