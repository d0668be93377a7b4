import { elementOf } from '#astro/charts/balance.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import { dignityOf } from '../natal-parts.ts'
import type { ReportPage } from '../report-page.ts'
import { SKY_NAMES } from '../sky-names.ts'
import { argumentTexts } from './words.ts'

/** How a planet speaks in its sign, by element and dignity: what it objects follows in that manner. Once a report. */
export function voiceOf(page: ReportPage, planet: Planet, isPlaceNamed: boolean): string {
  const sign = page.signOf(planet)
  if (sign === null || !page.firstTime(`voice ${planet}`)) return ''
  const { voice, placed, there } = page.request.library.texts(argumentTexts, page.lang)
  const dignity = dignityOf(page, planet)
  const manner = voice[planet][elementOf(sign)]({ where: isPlaceNamed ? there : SKY_NAMES[page.lang].inSign(sign) })
  return dignity ? `${manner} ${page.once(`placed ${dignity}`, placed[dignity], { planet })}`.trim() : manner
}
