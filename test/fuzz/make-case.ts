import { bySchema, type Known, type Source } from './by-schema.ts'
import { diceFrom, type Dice } from './dice.ts'
import { BROKEN_BODIES, HEADER_FLAWS, MEDIA_TYPES, nastyText, nastyValue, RAW_PARTS } from './nasty.ts'
import type { Operation } from './operations.ts'

export const ROLES = ['visitor', 'user', 'staff'] as const
export type Role = (typeof ROLES)[number]

/** One request to be made, whole but for who asks. */
export interface Case {
  role: Role
  method: string
  /** Path and query as they go over the wire, below `/api`. */
  address: string
  headers: Record<string, string>
  body: string | Buffer | undefined
  /** Sent without a declared length. */
  chunked: boolean
}

/** As the wire has it; halves of surrogate pairs as the bytes they would be. */
const encode = (text: string): string =>
  [...text]
    .map((sign) => {
      const code = sign.codePointAt(0) ?? 0
      if (sign.isWellFormed()) return encodeURIComponent(sign)
      const bytes = [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)]
      return bytes.map((byte) => `%${byte.toString(16)}`).join('')
    })
    .join('')

const wire = (value: unknown, { dice, steady }: Source): string => {
  if (!steady && dice.percent(10)) return dice.pick(RAW_PARTS)
  return encode((typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 200))
}

function addressOf({ path, parameters }: Operation, source: Source): string {
  const { dice } = source
  const value = (parameter: Operation['parameters'][number]) =>
    source.steady || dice.percent(60) ? bySchema(parameter.schema, source, parameter.name) : nastyText(dice)
  const named = (place: string) => parameters.filter((parameter) => parameter.in === place)
  const filled = named('path').reduce(
    // An empty part is another address.
    (address, parameter) => address.replace(`{${parameter.name}}`, () => wire(value(parameter), source) || '%20'),
    path,
  )
  const query = named('query')
    .filter(() => dice.percent(80))
    .map((parameter) => `${parameter.name}=${wire(value(parameter), source)}`)
  if (dice.percent(10)) query.push(`${wire(nastyText(dice), source)}=${wire(nastyText(dice), source)}`)
  if (dice.percent(5) && query[0]) query.push(query[0])
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled
}

/** A right body with one field that is not. */
function mutated(valid: unknown, dice: Dice): unknown {
  if (typeof valid !== 'object' || valid === null || Array.isArray(valid)) return nastyValue(dice)
  const [name = 'x', ...others] = Object.keys(valid)
  const field = dice.pick([name, ...others])
  if (dice.percent(15)) return Object.fromEntries(Object.entries(valid).filter(([key]) => key !== field))
  return { ...valid, [field]: nastyValue(dice) }
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

function form(value: unknown): string {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [['', value]]
  return fields.map(([key, inner]) => `${encode(String(key))}=${encode(asText(inner))}`).join('&')
}

function multipart(value: unknown): Buffer {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [['', value]]
  const parts = fields.map(([key, inner]) => {
    const name = String(key).replaceAll(/["\r\n]/g, '')
    return `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${asText(inner)}\r\n`
  })
  return Buffer.from(`${parts.join('')}--x--\r\n`)
}

type Sent = Pick<Case, 'body'> & { type: string }

function bodyOf(operation: Operation, source: Source): Sent {
  const { dice } = source
  const json = 'application/json'
  const valid = bySchema(operation.body ?? {}, source)
  const value = dice.percent(25) ? valid : mutated(valid, dice)
  const kind = dice.below(100)
  if (kind < 45) return { type: json, body: JSON.stringify(value) }
  if (kind < 55) return { type: json, body: JSON.stringify(nastyValue(dice)) }
  if (kind < 62) {
    const all = Object.keys(operation.body?.properties ?? { a: 1 }).map((name) => [name, nastyValue(dice)])
    return { type: json, body: JSON.stringify(Object.fromEntries(all)) }
  }
  if (kind < 68) {
    // The same field twice: the last one counts, or none.
    const text = JSON.stringify(value) ?? 'null'
    return { type: json, body: text.startsWith('{"') ? `${text.slice(0, -1)},${text.slice(1)}` : text }
  }
  if (kind < 76) return { type: 'application/x-www-form-urlencoded', body: form(value) }
  if (kind < 84) return { type: 'multipart/form-data; boundary=x', body: multipart(value) }
  if (kind < 90) return { type: dice.pick(MEDIA_TYPES), body: dice.pick(BROKEN_BODIES) }
  if (kind < 95) return { type: dice.pick(MEDIA_TYPES), body: JSON.stringify(valid) }
  // Not even UTF-8.
  return { type: json, body: Buffer.from(Array.from({ length: 1 + dice.below(200) }, () => dice.below(256))) }
}

const roleOf = ({ signedIn, path }: Operation, dice: Dice): Role => {
  if (path.startsWith('/admin')) return dice.pick(['staff', 'staff', 'staff', 'staff', 'user', 'visitor'])
  return signedIn ? dice.pick(['user', 'user', 'user', 'user', 'staff', 'visitor']) : dice.pick(['visitor', 'user'])
}

/** The same request for the same seed, call and number, but for what `known` holds. */
export function makeCase(seed: string, number: number, operation: Operation, knownOf: (role: Role) => Known): Case {
  const dice = diceFrom(`${seed} ${operation.call} ${number}`)
  const role = roleOf(operation, dice)
  // An address as it should be half of the time, so that bodies are read.
  const source = { dice, known: knownOf(role), steady: dice.percent(60) }
  const address = addressOf(operation, source)
  const flaw = dice.percent(15) ? dice.pick(HEADER_FLAWS) : {}
  // Each from elsewhere, so that limits by address do not end the run.
  const ip = `10.${dice.below(256)}.${dice.below(256)}.${dice.below(256)}`
  const headers: Record<string, string> = { 'x-forwarded-for': ip, ...flaw }
  const base = { role, method: operation.method, address, headers }
  // A body that nobody asked for is sent along now and then.
  if (!operation.body && !dice.percent(operation.method === 'GET' ? 3 : 20))
    return { ...base, body: undefined, chunked: false }
  const { type, body } = bodyOf(operation, source)
  if (type) headers['content-type'] = type
  return { ...base, body, chunked: dice.percent(15) }
}
