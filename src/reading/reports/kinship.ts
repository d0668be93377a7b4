import { ELEMENTS, type Element } from '#astro/charts/balance.ts'

/** How two elements get on: the same, of one kind (fire and air, earth and water), or neither. */
export const KINSHIPS = ['same', 'kin', 'foreign'] as const
export type Kinship = (typeof KINSHIPS)[number]

export function kinship(one: Element, other: Element): Kinship {
  if (one === other) return 'same'
  return ELEMENTS.indexOf(one) % 2 === ELEMENTS.indexOf(other) % 2 ? 'kin' : 'foreign'
}
