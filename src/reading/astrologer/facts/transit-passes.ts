import { PERSONAL_PLANETS, type Planet } from '#astro/ephemeris/body.ts'

/** How long a transit found in a span may have passes of the same loop outside it, days. */
const LOOP_DAYS = 420
const SWIFT: ReadonlySet<Planet> = new Set(PERSONAL_PLANETS)
/** Slow planets matter more to who asks what is coming. */
export const SLOWNESS: Record<Planet, number> = {
  sun: 0.7,
  moon: 0.2,
  mercury: 0.5,
  venus: 0.7,
  mars: 0.8,
  jupiter: 1.4,
  saturn: 1.4,
  uranus: 1.3,
  neptune: 1.1,
  pluto: 1.2,
}

/** The next pass of a transit from an instant on, else the last. */
export function nextOf(passesJdUt: readonly number[], nowJdUt: number): { exactJdUt?: number } {
  const exactJdUt = passesJdUt.find((pass) => pass >= nowJdUt) ?? passesJdUt.at(-1)
  return exactJdUt === undefined ? {} : { exactJdUt }
}

/** The passes of a transit's first loop: those that follow its first one within some days. */
export function firstLoop(transiting: Planet, passesJdUt: readonly number[]): number[] {
  const [first = 0] = passesJdUt
  const apartDays = SWIFT.has(transiting) ? 100 : LOOP_DAYS
  return passesJdUt.filter((pass) => pass - first <= apartDays)
}
