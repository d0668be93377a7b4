import { calendarDayTool } from './calendar-day.ts'
import { chartTool } from './chart.ts'
import { checkTextTool } from './check-text.ts'
import { glossaryTool } from './glossary.ts'
import { pairTool } from './pair.ts'
import { placesTool } from './places.ts'
import { returnsTool } from './returns.ts'
import { skyEventsTool } from './sky-events.ts'
import type { Tool } from './tool.ts'
import { transitsTool } from './transits.ts'

/** Every tool, in the order in which it is listed. */
export const TOOLS: readonly Tool[] = [
  chartTool,
  transitsTool,
  skyEventsTool,
  pairTool,
  returnsTool,
  calendarDayTool,
  placesTool,
  glossaryTool,
  checkTextTool,
]
