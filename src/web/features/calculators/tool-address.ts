import type { ToolBirth } from '#contract/calculators.ts'
import { TOOL_BODIES, type ToolBody } from '#product/tool-bodies.ts'

const NAMES = [
  'birthdate',
  'birthtime',
  'birthplace',
  'birthplace_id',
  'birth_calendar',
  'birth_clock',
  'birth_fold',
  'birth_offset',
] as const

/** A birth as the form has it, and as the address of a result has it. */
export type LinkedBirth = Pick<ToolBirth, (typeof NAMES)[number]>

export const toolPath = (body: ToolBody) => `/tools/${body}`

/** Every calculator, for search engines. */
export const toolPaths = (): string[] => TOOL_BODIES.map(toolPath)

/** The address at which a result opens again. It says a birth, and goes nowhere but to this site. */
export function resultPath(body: ToolBody, birth: LinkedBirth): string {
  const search = new URLSearchParams()
  for (const name of NAMES) {
    const value = birth[name]
    if (value) search.set(name, String(value))
  }
  return `${toolPath(body)}?${search}`
}

/** The birth that an address says; null where it says none. What is wrong with it the call tells. */
export function birthIn(search: URLSearchParams): LinkedBirth | null {
  const birthdate = search.get('birthdate')
  if (!birthdate) return null
  const rest = NAMES.slice(1).flatMap((name) => {
    const value = search.get(name)
    return value ? [[name, value]] : []
  })
  return { birthdate, ...Object.fromEntries(rest) } as LinkedBirth
}
