/** Every kind of chart that the product makes. */
export const CHART_TYPES = [
  'natal',
  'transit',
  'progressed',
  'synastry',
  'composite',
  'solar-return',
  'lunar-return',
  'person-natal',
] as const
export type ChartType = (typeof CHART_TYPES)[number]
/** Those that are made with somebody, once for each. */
export const PAIR_TYPES = ['synastry', 'composite'] as const satisfies readonly ChartType[]

/** Those of somebody saved, once for each: with them, or theirs alone. */
export const PERSON_TYPES = [...PAIR_TYPES, 'person-natal'] as const satisfies readonly ChartType[]

/** Those that are made of a year or from a date on, once for each and each place. */
export const RETURN_TYPES = ['solar-return', 'lunar-return'] as const satisfies readonly ChartType[]
export type ReturnType = (typeof RETURN_TYPES)[number]
/** So many returns one person may keep. */
export const MOST_RETURNS = 60
