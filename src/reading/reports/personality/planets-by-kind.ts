import { elementOf, modeOf, type Element, type Mode } from '#astro/charts/balance.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import type { NatalPage } from '../../writer/natal-page.ts'

/** The planets in signs of an element or a mode, chart order; one whose sign isn't certain is in none. */
export const planetsByKind = (page: NatalPage, kind: Element | Mode): Planet[] =>
  PLANETS.filter((planet) => {
    const sign = page.signOf(planet)
    return sign !== null && (elementOf(sign) === kind || modeOf(sign) === kind)
  })
