import * as z from 'zod/mini'
import { api } from './api.ts'
import { ErrorBody } from './error.ts'
import { PROOF_MINUTES } from './proof.ts'
import type { Route } from './route.ts'

type Json = Record<string, unknown>

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return json
}

function parameters(schema: z.core.$ZodType | undefined, place: 'path' | 'query') {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }))
}

/** What a call asks for besides a session. */
function descriptionOf({ proof, auth }: Route): { description?: string } {
  const asked = [
    ...(auth === 'admin' ? ['For the staff, by role.'] : []),
    ...(proof
      ? [
          `Needs a proof of the last ${PROOF_MINUTES} minutes: a sign-in or POST /account/proof, else 403 proof_required.`,
        ]
      : []),
  ]
  return asked.length > 0 ? { description: asked.join(' ') } : {}
}

function operation(key: string, route: Route): Json {
  const body = route.body && schemaOf(route.body, 'input')
  const media = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']
  return {
    operationId: key.toLowerCase().replaceAll(/[^a-z]+(\w?)/g, (_, next: string) => next.toUpperCase()),
    summary: route.summary,
    ...descriptionOf(route),
    ...(route.auth ? { security: [{ bearer: [] }] } : {}),
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query')],
    ...(body
      ? { requestBody: { required: true, content: Object.fromEntries(media.map((m) => [m, { schema: body }])) } }
      : {}),
    responses: {
      [route.status ?? 200]: {
        description: 'Success',
        content: { [route.media ?? 'application/json']: { schema: schemaOf(route.response, 'output') } },
      },
      default: {
        description: 'Failure',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

/** The OpenAPI 3.1 document of the contract. */
export function openapi(): Json {
  const paths: Record<string, Json> = {}
  for (const [key, route] of Object.entries<Route>(api)) {
    const [method = '', path = ''] = key.split(' ')
    const item = (paths[path.replaceAll(/:(\w+)/g, '{$1}')] ??= {})
    item[method.toLowerCase()] = operation(key, route)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Asteria', version: '1' },
    servers: [{ url: '/api' }],
    components: {
      schemas: { Error: schemaOf(ErrorBody, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
    paths,
  }
}
