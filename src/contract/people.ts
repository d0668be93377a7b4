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

const Relation = z._default(lineOf(LIMITS.name), '')

export const PersonBody = z
  .object({
    name: PersonName,
    relation: Relation,
    ...birthFields,
  })
  .check(birthTimeIsGiven())
export type PersonBody = z.output<typeof PersonBody>

/** Every field may be left out: what is absent stays as it is. */
export const PersonChanges = z.object({
  name: z.optional(PersonName),
  relation: z.optional(lineOf(LIMITS.name)),
  ...changedBirthFields,
})
export type PersonChanges = z.output<typeof PersonChanges>

/** Somebody's id where a form or a query names it. */
export const PersonId = rowIdOf(z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/, 'invalid'))], 'invalid'))

const SavedPerson = z.extend(Person, { status: Success, warnings: z.optional(z.array(z.string())) })

const PersonParams = z.object({ id: RowId })

const calls = {
  'GET /people': { summary: 'The people whose births a person has noted', auth: true, response: z.array(Person) },
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
    Person: [Person, 'Another person’s birth.'],
    PersonBody: [PersonBody, 'Another person’s birth, to be noted.'],
    PersonChanges: [PersonChanges, 'Fields that change; absent ones stay.'],
  },
} as const satisfies Part
