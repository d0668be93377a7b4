import type { Chart, Placement, Sign } from '#astro/charts/chart.ts'
import { rulerOf, type ClassicalPlanet } from '#astro/charts/dignities.ts'
import { signOf } from '#astro/charts/sign.ts'

/** A year of life by annual profection. */
export interface YearOfLife {
  age: number
  /** The year of the birthday with which it begins. */
  begins: number
  /** 1–12. */
  house: number
  ruler: ClassicalPlanet
}

/**
 * The year of life of an age by annual profection: the beginning of the chart moves on by one sign with each birthday, and
 * the ruler of the sign that it reaches rules the year (Vettius Valens, Anthologies IV.11).
 */
export function yearOfLife(risingSign: Sign, birthYear: number, age: number): YearOfLife {
  return { age, begins: birthYear + age, house: (age % 12) + 1, ruler: rulerOf((risingSign + age) % 12) }
}

/** How old somebody is on a date, both `YYYY-MM-DD`; who was born on February 29 has a birthday on March 1 in other years. */
export function ageOn(birthdate: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(birthdate.slice(0, 4))
  return Math.max(0, date.slice(5) >= birthdate.slice(5) ? years : years - 1)
}

/** The year of life that runs on a date. */
export interface PresentYear {
  age: number
  /** 1–12. */
  house: number
  /** The birthdays between which it lies, `YYYY-MM-DD`. */
  from: string
  to: string
  /** The sign that the count has reached, its ruler, and where that stands. */
  lord: { sign: Sign; planet: ClassicalPlanet; placement: Placement }
}

/** The year of life of a chart on a date, by whole signs from the rising one; null without the hour of birth. */
export function presentYear(
  chart: Pick<Chart, 'placements' | 'houses'>,
  { birthdate, date }: { birthdate: string; date: string },
): PresentYear | null {
  const age = ageOn(birthdate, date)
  const birthYear = Number(birthdate.slice(0, 4))
  if (!chart.houses) return null
  const rising = signOf(chart.houses.ascendantDeg)
  const { ruler, house } = yearOfLife(rising, birthYear, age)
  const placement = chart.placements.find(({ body }) => body === ruler)
  if (!placement) return null
  return {
    age,
    house,
    from: birthday(birthdate, age),
    to: birthday(birthdate, age + 1),
    lord: { sign: (rising + age) % 12, planet: ruler, placement },
  }
}

/** The birthday of an age, `YYYY-MM-DD`. */
export function birthday(birthdate: string, age: number): string {
  const year = Number(birthdate.slice(0, 4)) + age
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
  return `${year}-${birthdate.endsWith('02-29') && !isLeap ? '03-01' : birthdate.slice(5)}`
}
