import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import { judgeChart } from '../../compose/judgment.ts'
import { dignityOf } from '../natal-parts.ts'
import { sunStateOf } from './sun-state.ts'
import type { ReportPage } from '../report-page.ts'

/** All planets, those that have most to give first; last come those in their detriment or fall, or lost in the Sun’s light. */
export function byStrength(page: ReportPage): Planet[] {
  const well = strongest(page)
  return [...well, ...byWorth(page).filter((planet) => !well.includes(planet))]
}

/** The planets that have most to give, none in its detriment or fall nor lost in the Sun’s light, the best first. */
export function strongest(page: ReportPage): Planet[] {
  const isWell = (planet: Planet) => {
    const dignity = dignityOf(page, planet)
    return dignity !== 'detriment' && dignity !== 'fall' && sunStateOf(page, planet) !== 'combust'
  }
  return byWorth(page).filter(isWell)
}

function byWorth(page: ReportPage): Planet[] {
  const judged = judgeChart(page.birth)
  const worth = (planet: Planet) => judged[planet].strength.strength + judged[planet].placedEase
  return PLANETS.toSorted((a, b) => worth(b) - worth(a))
}
