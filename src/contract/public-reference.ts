import { API_CODES, type ApiCode } from './engine/error-codes.ts'
import { publicApi } from './public-api.ts'
import type { Route } from './route.ts'
import { SchemaBook, type Json } from './openapi-schemas.ts'
import { birthField } from './engine/birth.ts'
import type { ApiScope } from '#product/api-scopes.ts'

export type PublicCall = keyof typeof publicApi.calls

export interface ReferenceField {
  name: string
  required: boolean
  /** `string`, `number`, or the values that there are, as JSON writes them. */
  values: string
}

export interface ReferenceCall {
  call: PublicCall
  method: string
  path: string
  scope: ApiScope
  open: boolean
  fields: ReferenceField[]
  example: Readonly<Record<string, unknown>>
}

/** What documentation of the public API shows: its calls and their input, the fields of a birth, and codes of failures. */
export interface PublicReference {
  calls: ReferenceCall[]
  birth: ReferenceField[]
  codes: readonly ApiCode[]
}

export function publicReference(): PublicReference {
  const book = new SchemaBook()
  const calls = Object.entries<Route>(publicApi.calls).flatMap(([key, { key: asked, body, query, example = {} }]) => {
    const [method = '', path = ''] = key.split(' ')
    const schema = body ?? query
    const fields = schema ? fieldsOf(book.of(schema, 'input'), book) : []
    return asked ? [{ call: key as PublicCall, method, path: `/api${path}`, ...asked, fields, example }] : []
  })
  const birth = book.of(birthField, 'input')
  return { calls, birth: fieldsOf(resolved(birth, book), book), codes: API_CODES }
}

const resolved = (schema: Json, { components }: SchemaBook): Json =>
  components[String(schema['$ref']).replace('#/components/schemas/', '')] ?? schema

function fieldsOf({ properties, required }: Json, book: SchemaBook): ReferenceField[] {
  const names = required as string[] | undefined
  return Object.entries(properties as Record<string, Json>).map(([name, schema]) => ({
    name,
    required: names?.includes(name) ?? false,
    values: valuesOf(resolved(schema, book)),
  }))
}

function valuesOf({ enum: values, type, items }: Json): string {
  if (Array.isArray(values)) return values.join(' | ')
  return type === 'array' ? `[${valuesOf(items as Json)}]` : String(type)
}
