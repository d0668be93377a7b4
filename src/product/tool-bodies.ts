/** The calculators in the order of their numbers, 1 to 11. */
export const TOOL_BODIES = [
  'jupiter',
  'saturn',
  'mercury',
  'uranus',
  'sun',
  'moon',
  'venus',
  'mars',
  'neptune',
  'pluto',
  'ceres',
] as const
export type ToolBody = (typeof TOOL_BODIES)[number]
