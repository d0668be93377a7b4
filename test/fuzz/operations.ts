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
  security?: unknown
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/** Every call of an OpenAPI document. */
export const operationsOf = ({ paths }: { paths: Record<string, Record<string, Described>> }): Operation[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { security, parameters = [], requestBody }]) => ({
      call: `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema,
      signedIn: security !== undefined,
    })),
  )
