/** The calculators in the order of their numbers, from 1 on. */
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
