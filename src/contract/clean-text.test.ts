import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { api } from './api.ts'
import type { Route } from './route.ts'

/** Shown by nothing: controls but line breaks and tabs, direction marks, separators, zero-width characters, tags. */
const UNSEEN = /[^\P{Cc}\n\t]|[\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/u
const DIRT = '\u202e\u0000\u001b\u2066\u200b\u2028\u0085'

/** One for each form that a field may ask for, with what must not be kept inside and at its ends. */
const DIRTY = [
  `${DIRT}plain${DIRT}words${DIRT}`,
  `a${DIRT}`,
  `https://meet.example/${DIRT}room`,
  `https://meet.example/room${DIRT}`,
  `ada${DIRT}@example.test`,
  `ada@example${DIRT}.test`,
  `2026-11-2${DIRT}4`,
  `12:0${DIRT}0`,
  `+02:00${DIRT}`,
  `YWJj${DIRT}`,
  `123${DIRT}`,
  `en${DIRT}`,
]

/** Kept as it was typed, because its hash alone is: characters that nobody sees may be part of a password. */
const AS_TYPED = /(^|\.)(password|current_password|repeat_password)$/

type Walked = { at: string; schema: z.core.$ZodType }

/** Every schema inside another that takes text, with where it is; what is transformed is asked as a whole. */
function leaves(schema: z.core.$ZodType, at: string): Walked[] {
  // The way that zod documents for whoever walks a schema.
  const { def } = (schema as z.core.$ZodTypes)._zod
  const all = (list: readonly z.core.$ZodType[]) => list.flatMap((one) => leaves(one, at))
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, one]) => leaves(one, `${at}.${key}`))
    case 'array':
      return leaves(def.element, at)
    case 'record':
      return all([def.keyType, def.valueType])
    case 'union':
      return all(def.options)
    case 'intersection':
      return all([def.left, def.right])
    case 'tuple':
      return all(def.items)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'nonoptional':
      return leaves(def.innerType, at)
    case 'pipe':
    case 'string':
    case 'lazy':
      return [{ at, schema }]
    default:
      return []
  }
}

const texts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, one]) => [key, ...texts(one)])
      : []

const requests = Object.entries(api as Record<string, Route>).flatMap(([call, { params, query, body }]) =>
  [params, query, body].flatMap((schema) => (schema ? leaves(schema, call) : [])),
)

it('finds the fields that it is about', () => {
  const found = requests.map(({ at }) => at)
  for (const known of [
    'POST /register.first_name',
    'POST /admin/consultants.meeting_url',
    'POST /consent.outside',
    'POST /account/passkeys.response.response.transports',
    'POST /chat.content',
  ])
    expect(found).toContain(known)
})

it('keeps no character that nobody sees, in any field of any request', () => {
  const kept = requests
    .filter(({ at }) => !AS_TYPED.test(at))
    .flatMap(({ at, schema }) =>
      DIRTY.flatMap((dirty) => {
        const { success, data } = z.safeParse(schema, dirty)
        return success && texts(data).some((text) => UNSEEN.test(text)) ? [at] : []
      }),
    )
  expect([...new Set(kept)]).toEqual([])
})
