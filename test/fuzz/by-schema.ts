import { nastyText } from './nasty.ts'
import type { Dice } from './dice.ts'

/** The part of JSON Schema that the product's document uses. */
export interface Schema {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  maxItems?: number
  additionalProperties?: Schema | boolean
}

/** Texts that mean something, tried where a schema gives a pattern. */
const SAMPLES: readonly [string, ...string[]] = [
  '1990-05-17',
  '2026-11-24',
  '1752-09-03',
  '0001-01-01',
  '9999-12-31',
  '1600-02-29',
  '2900-06-01',
  '14:30',
  '00:00',
  '23:59:59',
  '2026-12',
  '2027-01',
  '1',
  '3',
  '7',
  '12',
  '999999999',
  'true',
  'off',
  'a@example.test',
]

/** What a field of a name holds: what its schema cannot tell. */
export type Known = Record<string, readonly [unknown, ...unknown[]]>

/** Whence values come. `steady`: as a person would send them, without going to the limits. */
export interface Source {
  dice: Dice
  known: Known
  steady: boolean
}

function text({ format, pattern, minLength = 0, maxLength = 100 }: Schema, { dice, steady }: Source): string {
  if (format === 'email') return `fuzz-${dice.below(1e9)}@example.test`
  const expression = pattern === undefined ? undefined : new RegExp(pattern, 'u')
  const fitting = SAMPLES.filter((sample) => expression?.test(sample))
  const [first, ...rest] = fitting
  if (first !== undefined) return dice.pick([first, ...rest])
  if (!steady && dice.percent(30)) {
    // Up to its very limits, of any letters.
    const unit = nastyText(dice) || 'x'
    const long = unit.repeat(Math.ceil(maxLength / unit.length)).slice(0, maxLength)
    if (long.length >= minLength) return long
  }
  return 'Moscow'.padEnd(minLength, 'x').slice(0, Math.max(minLength, maxLength))
}

function number({ minimum = -1e6, maximum = 1e6, type }: Schema, { dice, steady }: Source): number {
  const edge = dice.pick([minimum, maximum, Math.max(minimum, 1), minimum - 1, maximum + 1])
  if (!steady && dice.percent(25)) return edge
  const span = Math.min(maximum - minimum, 100)
  const value = Math.max(minimum, Math.min(1, maximum)) + dice.below(span + 1)
  return type === 'integer' || dice.percent(50) ? Math.round(value) : value + 0.5
}

/** A value as a schema wants it, near enough to get past the first checks. */
export function bySchema(schema: Schema, source: Source, name = ''): unknown {
  const { dice, known, steady } = source
  const own = known[name]
  if (own && (steady || dice.percent(80))) return dice.pick(own)
  if (schema.const !== undefined) return schema.const
  if (schema.enum?.[0] !== undefined) return dice.pick([schema.enum[0], ...schema.enum.slice(1)])
  const [one, ...others] = schema.anyOf ?? []
  if (one) return bySchema(dice.pick([one, ...others]), source, name)
  switch (schema.type) {
    case 'string':
      return text(schema, source)
    case 'number':
    case 'integer':
      return number(schema, source)
    case 'boolean':
      return dice.percent(50)
    case 'null':
      return null
    case 'array':
      return Array.from({ length: dice.below(Math.min(schema.maxItems ?? 5, 5) + 1) }, () =>
        bySchema(schema.items ?? {}, source, name),
      )
    case 'object': {
      const { properties = {}, required = [], additionalProperties: more } = schema
      const fields = Object.entries(properties)
        .filter(([field]) => required.includes(field) || dice.percent(70))
        .map(([field, inner]) => [field, bySchema(inner, source, field)])
      const extra = typeof more === 'object' ? [[nastyText(dice).slice(0, 40), bySchema(more, source)]] : []
      return Object.fromEntries([...fields, ...extra])
    }
    default:
      return steady ? undefined : nastyText(dice)
  }
}
