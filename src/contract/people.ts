import * as z from 'zod/mini'
import { birthFields, birthTimeIsGiven, changedBirthFields } from './birth-fields.ts'
import { keptBirth } from './birth-time.ts'
import { LIMITS, PersonName, RowId, rowIdOf, Success, lineOf, Done } from './field.ts'
import type { Part, Routes } from './route.ts'

/** Somebody whose birth a person has noted, for synastry, compatibility and the like. */
export const Person = z.object({
  id: z.number(),
  name: z.string(),
  relation: z.string(),
  /** Among whom the person counts them: one of `GROUPS`, a name of their own, or nothing, where the relation says it. */
  group: z.string(),
  birthdate: z.string(),
  birthtime: z.nullable(z.string()),
  birthtimeIDK: z.boolean(),
  birthplace: z.string(),
  birthplace_id: z.nullable(z.string()),
  ...keptBirth,
})
export type Person = z.infer<typeof Person>

/** The relations that forms offer; any other text is kept as it is written. */
export const RELATIONS = ['partner', 'friend', 'parent', 'child', 'sibling', 'colleague', 'other'] as const

/** The groups that forms offer; any other text is a group of the person's own. */
export const GROUPS = ['family', 'friends', 'work'] as const

const Relation = z._default(lineOf(LIMITS.name), '')
const Group = z._default(lineOf(LIMITS.name), '')

/** A birthday to come, and when the Sun is back at its place of the birth. */
const Birthday = z.object({
  person: z.object({ id: z.number(), name: z.string() }),
  /** By the reader's calendar, today or later. */
  date: z.string(),
  /** How old they are from that day on. */
  age: z.number(),
  /** Null beyond the tables; of a birth without its hour, the first and the last instant that it may be. */
  solar_return: z.nullable(z.object({ from: z.string(), to: z.string() })),
})
export type Birthday = z.infer<typeof Birthday>

export const PersonBody = z
  .object({
    name: PersonName,
    relation: Relation,
    group: Group,
    ...birthFields,
  })
  .check(birthTimeIsGiven())
export type PersonBody = z.output<typeof PersonBody>

/** Every field may be left out: what is absent stays as it is. */
export const PersonChanges = z.object({
  name: z.optional(PersonName),
  relation: z.optional(lineOf(LIMITS.name)),
  group: z.optional(lineOf(LIMITS.name)),
  ...changedBirthFields,
})
export type PersonChanges = z.output<typeof PersonChanges>

/** Somebody's id where a form or a query names it. */
export const PersonId = rowIdOf(z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/, 'invalid'))], 'invalid'))

const SavedPerson = z.extend(Person, { status: Success, warnings: z.optional(z.array(z.string())) })

const PersonParams = z.object({ id: RowId })

const calls = {
  'GET /people': { summary: 'The people whose births a person has noted', auth: true, response: z.array(Person) },
  'GET /people/birthdays': {
    summary: 'The next birthday of each of them, the nearest first, with the age and the solar return',
    auth: true,
    response: z.object({ birthdays: z.array(Birthday) }),
  },
  'POST /people': {
    summary: 'Note somebody’s birth',
    auth: true,
    status: 201,
    body: PersonBody,
    response: SavedPerson,
  },
  'PATCH /people/:id': {
    summary: 'Correct somebody’s birth; absent fields stay',
    auth: true,
    params: PersonParams,
    body: PersonChanges,
    response: SavedPerson,
  },
  'DELETE /people/:id': {
    summary: 'Forget somebody, with the charts and reports made with them',
    auth: true,
    params: PersonParams,
    response: Done,
  },
} as const satisfies Routes

export const people = {
  tag: 'People',
  calls,
  named: {
    Birthday: [Birthday, 'A birthday to come, with its solar return.'],
    Person: [Person, 'Another person’s birth.'],
    PersonBody: [PersonBody, 'Another person’s birth, to be noted.'],
    PersonChanges: [PersonChanges, 'Fields that change; absent ones stay.'],
  },
} as const satisfies Part
