import { type Element, elementOf } from '#astro/charts/balance.ts'
import type { Sign } from '#astro/charts/chart.ts'
import type { ClassicalPlanet } from '#astro/charts/dignities.ts'
import type { Sect } from '#astro/charts/sect.ts'

/** The lords of each triplicity by day and by night (Dorotheus, Carmen astrologicum I.1). */
const LORDS: Record<Element, Record<Sect, ClassicalPlanet>> = {
  fire: { day: 'sun', night: 'jupiter' },
  earth: { day: 'venus', night: 'moon' },
  air: { day: 'saturn', night: 'mercury' },
  water: { day: 'venus', night: 'mars' },
}

/** The two lords of a sign's triplicity, the one of the sect first: of the light of the sect, the lords of earlier and later years. */
export function triplicityLords(sign: Sign, sect: Sect): { first: ClassicalPlanet; second: ClassicalPlanet } {
  const { day, night } = LORDS[elementOf(sign)]
  return sect === 'day' ? { first: day, second: night } : { first: night, second: day }
}
