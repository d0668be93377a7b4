/**
 * What a text presumes of the time at which it is read, and of the time of life: a day and an hour of work or school, a part of the day,
 * children of one's own, parents who live, a household that one pays for. A text that names none fits always.
 */
export const WHENS = ['workday', 'morning', 'noon', 'evening', 'children', 'elders', 'adult'] as const
export type When = (typeof WHENS)[number]

const isWhen = (name: string): name is When => (WHENS as readonly string[]).includes(name)

/**
 * `today workday, excess evening` by field. A field stands again where it presumes two things.
 * @throws RangeError saying what is wrong
 */
export function parseWhen(line: string): Record<string, When[]> {
  const tags: Record<string, When[]> = {}
  for (const part of line.split(',')) {
    const [field = '', name = '', ...rest] = part.trim().split(/\s+/)
    if (rest.length > 0 || !isWhen(name))
      throw new RangeError(`when: a field and one of ${WHENS.join(', ')}, not "${part.trim()}"`)
    const own = (tags[field] ??= [])
    if (own.includes(name)) throw new RangeError(`when: "${part.trim()}" stands twice`)
    own.push(name)
  }
  return tags
}
