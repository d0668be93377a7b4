import * as z from 'zod/mini'
import { FileBytes } from './file-answer.ts'
import { named } from './openapi-names.ts'

export type Json = Record<string, unknown>

const names = z.registry<{ id: string; description: string }>()
for (const [id, [schema, description]] of named) names.add(schema, { id, description })

const BINARY = { type: 'string', format: 'binary' }

interface Overridden {
  zodSchema: z.core.$ZodType
  jsonSchema: z.core.JSONSchema.BaseSchema
}

/** A record of all of some keys, written as the object that it is: the same, in the words that every generator knows. */
function asObject({ jsonSchema }: Pick<Overridden, 'jsonSchema'>): void {
  const { propertyNames, additionalProperties, required } = jsonSchema
  if (!required || typeof propertyNames !== 'object' || !additionalProperties) return
  jsonSchema.properties = Object.fromEntries(required.map((key) => [key, additionalProperties]))
  jsonSchema.additionalProperties = false
  delete jsonSchema.propertyNames
}

/** What a schema says of itself, as those do that assistants are given too. */
function described({ zodSchema, jsonSchema }: Overridden): void {
  asObject({ jsonSchema })
  const description = z.globalRegistry.get(zodSchema)?.description
  if (description !== undefined && jsonSchema.$ref === undefined) jsonSchema.description ??= description
}

/** An object of fields is worth a name; a list, a number or a reference says all by itself. */
const isNameless = ({ properties, anyOf, oneOf }: Json) => Boolean(properties ?? anyOf ?? oneOf)

/** The schemas of a document: each is written once, under a name, and referred to from everywhere else. */
export class SchemaBook {
  readonly components: Record<string, Json> = {}
  readonly #names = new Map<string, string>()

  /** A schema with its references, and what it refers to put into the book. */
  of(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
    if (schema === FileBytes) return BINARY
    const made = z.toJSONSchema(schema, { io, metadata: names, unrepresentable: 'any', override: described })
    const {
      $schema: _,
      $defs = {},
      ...json
    } = JSON.parse(JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json & {
      $defs?: Record<string, Json>
    }
    for (const [name, definition] of Object.entries($defs)) this.#define(name, definition)
    return json
  }

  /** The same under a name, unless it is too simple for one. The same fields have one name, whoever asks first. */
  named(schema: z.core.$ZodType, io: 'input' | 'output', name: string): Json {
    const json = this.of(schema, io)
    if (!isNameless(json)) return json
    const text = JSON.stringify(json)
    const known = this.#names.get(text)
    if (known === undefined) this.#define(name, json)
    return { $ref: `#/components/schemas/${known ?? name}` }
  }

  #define(name: string, json: Json): void {
    const { description: _, ...plain } = json
    const text = JSON.stringify(plain)
    const known = this.components[name]
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(json))
      throw new Error(`two schemas are called ${name}`)
    this.components[name] = json
    this.#names.set(text, this.#names.get(text) ?? name)
  }
}
