import { describe, expect, it } from 'vitest'
import { api } from './api.ts'
import { openapi } from './openapi.ts'
import type { Route } from './route.ts'

interface Operation {
  operationId: string
  summary: string
  tags: string[]
  security: object[]
  parameters: { name: string; in: string; required: boolean; description: string; schema: object }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content: Record<string, { schema: Schema }> }>
}
interface Schema {
  $ref?: string
  type?: string
  format?: string
  required?: string[]
  properties?: Record<string, { enum?: string[] }>
}
const document = JSON.parse(JSON.stringify(openapi())) as {
  openapi: string
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: Record<'schemas' | 'responses', Record<string, Schema>>
}
const named = (schema: Schema | undefined) =>
  schema?.$ref ? document.components.schemas[schema.$ref.replace('#/components/schemas/', '')] : schema
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
)

describe('the OpenAPI document', () => {
  it('is version 3.1 below /api, and has every call of the contract and no other', () => {
    expect(document.openapi).toMatch(/^3\.1\./)
    expect(document.servers).toEqual([{ url: '/api' }])
    const told = operations.map(({ path, method }) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`)
    expect(told.toSorted()).toEqual(Object.keys(api).toSorted())
  })

  it('names each operation once', () => {
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length)
    for (const { operation } of operations) expect(operation.summary.length).toBeGreaterThan(5)
  })

  it.each(operations.map(({ path, method, operation }) => [`${method} ${path}`, path, operation] as const))(
    '%s names the parameters of its path, its success and its failures',
    (_, path, operation) => {
      const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
      expect(inPath.every(({ required }) => required)).toBe(true)
      for (const { name, description } of operation.parameters) expect(description, name).toMatch(/^.{5,}\.$/s)
      const [success, ...failures] = Object.entries(operation.responses)
      expect(['200', '201', '202']).toContain(success?.[0])
      expect(success?.[1].content['application/json']?.schema).not.toEqual({})
      expect(failures.map(([status]) => status)).toEqual(['4XX', 'default'])
      for (const [, failure] of failures) expect(failure).toEqual({ $ref: '#/components/responses/Failure' })
    },
  )

  it('says which calls need a token, which take one, and which ask for nothing', () => {
    for (const [call, route] of Object.entries<Route>(api)) {
      const [method = '', path = ''] = call.split(' ')
      const operation = document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      const byKey = route.key && [{ key: [route.key.scope] }, ...(route.key.open ? [{}] : [])]
      const expected = byKey ?? (route.auth ? [{ bearer: [] }] : route.optionalAuth ? [{ bearer: [] }, {}] : [])
      expect(operation?.security, call).toEqual(expected)
    }
  })

  it('refers to nothing that is not in it', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path)
    expect(references.length).toBeGreaterThan(300)
    const at = (path: string) => path.split('/').reduce<unknown>((value, key) => Object(value)[key], document)
    expect(references.filter((path) => at(path) === undefined)).toEqual([])
  })

  it('has no two paths that differ only in the names of their parameters', () => {
    const bare = Object.keys(document.paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'))
    expect(bare.filter((path, i) => bare.indexOf(path) !== i)).toEqual([])
  })

  it('has every call in one of its groups, and no group without calls', () => {
    const groups = document.tags.map(({ name }) => name)
    const used = operations.map(({ operation }) => operation.tags)
    expect(used.every((tags) => tags.length === 1)).toBe(true)
    expect([...new Set(used.flat())].toSorted()).toEqual(groups.toSorted())
    for (const { description } of document.tags) expect(description).toMatch(/\.$/)
  })

  it('names every body and every answer that is an object', () => {
    const schemas = operations.flatMap(({ operation: { requestBody, responses } }) =>
      [requestBody, ...Object.values(responses)].flatMap((part) =>
        Object.values(part?.content ?? {}).map(({ schema }) => schema),
      ),
    )
    expect(schemas.filter(({ properties }) => properties)).toEqual([])
    for (const name of ['Account', 'Factor', 'Chart', 'Report', 'ChatReply', 'Done'])
      expect(document.components.schemas[name], name).toBeDefined()
  })

  it('tells of files as bytes and of streams as streams', () => {
    const answer = (path: string, method = 'get') => document.paths[path]?.[method]?.responses['200']?.content ?? {}
    expect(answer('/get/report/{file}')['application/pdf']?.schema).toEqual({ type: 'string', format: 'binary' })
    const chat = answer('/chat', 'post')
    expect(Object.keys(chat)).toEqual(['application/json', 'text/event-stream'])
    expect(chat['text/event-stream']?.schema.type).toBe('string')
  })

  it('has the three encodings of a form, and what of a registration is required', () => {
    const { content = {} } = document.paths['/register']?.post?.requestBody ?? {}
    expect(Object.keys(content).toSorted()).toEqual([
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
    ])
    const schema = named(content['application/json']?.schema)
    expect(schema?.required?.toSorted()).toEqual(
      'birthdate birthplace email first_name lang last_name password repeat_password'.split(' '),
    )
    expect(Object.keys(schema?.properties ?? {})).toEqual(expect.arrayContaining(['birthtime', 'gender', 'click_id']))
  })

  it('has the form of a failure', () => {
    const error = document.components.schemas.Error
    expect(error?.required).toEqual(['status', 'message', 'reason'])
    expect(error?.properties?.reason?.enum).toEqual(expect.arrayContaining(['validation', 'rate_limited', 'internal']))
  })
})
