import { describe, expect, it } from 'vitest'
import { api } from './api.ts'
import { openapi } from './openapi.ts'
import type { Route } from './route.ts'

interface Operation {
  operationId: string
  summary: string
  security?: unknown
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: { required?: string[]; properties?: object } }> }
  responses: Record<string, { content: Record<string, { schema: object }> }>
}
const document = JSON.parse(JSON.stringify(openapi())) as {
  openapi: string
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, { required: string[]; properties: Record<string, { enum?: string[] }> }> }
}
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
      const named = operation.parameters.filter((parameter) => parameter.in === 'path')
      expect(named.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
      expect(named.every(({ required }) => required)).toBe(true)
      const [success, failure] = Object.entries(operation.responses)
      expect(['200', '201', '202']).toContain(success?.[0])
      expect(success?.[1].content['application/json']?.schema).not.toEqual({})
      expect(failure).toEqual(['default', expect.anything()])
    },
  )

  it('says which calls need a token', () => {
    for (const [call, route] of Object.entries<Route>(api)) {
      const [method = '', path = ''] = call.split(' ')
      const operation = document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      expect(Boolean(operation?.security), call).toBe(Boolean(route.auth))
    }
  })

  it('has the three encodings of a form, and what of a registration is required', () => {
    const { content = {} } = document.paths['/register']?.post?.requestBody ?? {}
    expect(Object.keys(content).toSorted()).toEqual([
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
    ])
    const schema = content['application/json']?.schema
    expect(schema?.required?.toSorted()).toEqual(
      'birthdate birthplace email first_name lang last_name password repeat_password'.split(' '),
    )
    expect(Object.keys(schema?.properties ?? {})).toEqual(expect.arrayContaining(['birthtime', 'gender', 'click_id']))
  })

  it('has the form of a failure', () => {
    const error = document.components.schemas.Error
    expect(error?.required).toEqual(['status', 'message', 'reason'])
    expect(error?.properties.reason?.enum).toEqual(expect.arrayContaining(['validation', 'rate_limited', 'internal']))
  })
})
