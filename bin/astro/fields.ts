import { HOUSE_SYSTEMS, type HouseSystem } from '#astro/charts/chart.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'

/** A field of an input line that is missing or of the wrong kind. */
export class FieldError extends Error {
  override readonly name = 'FieldError'
}

export interface BirthFields {
  jdUt: number
  latitudeDeg: number
  longitudeDeg: number
  houseSystem?: HouseSystem
}

export function fieldsOf(line: unknown, what = 'the line'): Record<string, unknown> {
  if (typeof line !== 'object' || line === null || Array.isArray(line)) {
    throw new FieldError(`${what} is not a JSON object`)
  }
  return line as Record<string, unknown>
}

export function text(fields: Record<string, unknown>, name: string): string {
  const value = fields[name]
  if (typeof value !== 'string') throw new FieldError(`"${name}" must be a text`)
  return value
}

export function number(fields: Record<string, unknown>, name: string): number {
  const value = fields[name]
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new FieldError(`"${name}" must be a number`)
  return value
}

/** An instant of the line as Julian day (UT). */
export function instant(fields: Record<string, unknown>, name: string): number {
  return jdUtFromIso(text(fields, name))
}

/** Two instants in order. */
export function span(fields: Record<string, unknown>): { fromJdUt: number; toJdUt: number } {
  const fromJdUt = instant(fields, 'from')
  const toJdUt = instant(fields, 'to')
  if (toJdUt < fromJdUt) throw new FieldError('"to" lies before "from"')
  return { fromJdUt, toJdUt }
}

/** `utc`, `lat`, `lon` and perhaps `houseSystem`. The chart itself checks the place's range. */
export function birth(fields: Record<string, unknown>): BirthFields {
  const { houseSystem } = fields
  const known = HOUSE_SYSTEMS.find((system) => system === houseSystem)
  if (houseSystem !== undefined && !known) {
    throw new FieldError(`"houseSystem" must be one of ${HOUSE_SYSTEMS.join(', ')}`)
  }
  return {
    jdUt: instant(fields, 'utc'),
    latitudeDeg: number(fields, 'lat'),
    longitudeDeg: number(fields, 'lon'),
    ...(known && { houseSystem: known }),
  }
}
