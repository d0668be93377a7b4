import type { Schema } from './by-schema.ts'

interface Parameter {
  name: string
  in: 'path' | 'query'
  schema: Schema
}

/** A call as the product itself describes it. */
export interface Operation {
  /** As in the contract: `GET /people/:id`. */
  call: string
  method: string
  path: string
  parameters: Parameter[]
  body: Schema | undefined
  signedIn: boolean
}

interface Described {
  security: object[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

interface Document {
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, unknown> }
}

/** A part of the document with what it refers to in place. What is sent refers to nothing that refers back. */
function resolved<T>(part: T, { components }: Document): T {
  const text = JSON.stringify(part, (_, value: unknown) => {
    const { $ref } = Object(value) as { $ref?: string }
    return $ref
      ? resolved(components.schemas[$ref.replace('#/components/schemas/', '')], { paths: {}, components })
      : value
  })
  return text === undefined ? part : (JSON.parse(text) as T)
}

/** Every call of an OpenAPI document. */
export const operationsOf = (document: Document): Operation[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { security, parameters = [], requestBody }]) => ({
      call: `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      method: method.toUpperCase(),
      path,
      parameters: resolved(parameters, document),
      body: resolved(requestBody?.content['application/json']?.schema, document),
      // A requirement of nothing is met by a visitor.
      signedIn: security.length > 0 && security.every((one) => Object.keys(one).length > 0),
    })),
  )
