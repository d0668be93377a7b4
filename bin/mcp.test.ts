import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, expect, it } from 'vitest'

const transport = new StdioClientTransport({
  command: process.platform === 'win32' ? 'npm.cmd' : 'npm',
  args: ['run', '-s', 'mcp'],
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stderr: 'pipe',
})
const client = new Client({ name: 'test', version: '1.0.0' })
const strayed: string[] = []

beforeAll(async () => {
  // A line on standard output that isn't of the protocol comes here.
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the SDK has handlers and no events
  client.onerror = (error) => strayed.push(error.message)
  await client.connect(transport)
  // The client then holds each structured answer against the tool's own schema.
  await client.listTools()
}, 60_000)
afterAll(() => client.close())

const moscow = { date: '1990-05-17', time: '14:30', place: 'Moscow' }
const paris = { date: '1988-11-02', place: 'Paris, France' }
const span = { from: '2025-01-01', to: '2025-03-01' }

it('says who it is and how it is used', () => {
  expect(client.getServerVersion()).toMatchObject({ name: 'asteria' })
  expect(client.getInstructions()).toContain('check_text')
})

it('lists its tools, each with schemas that describe every field given', async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    'chart',
    'transits',
    'sky_events',
    'pair',
    'returns',
    'calendar_day',
    'places',
    'glossary',
    'check_text',
  ])
  for (const { name, inputSchema, outputSchema, annotations } of tools) {
    expect(inputSchema.type, name).toBe('object')
    expect(outputSchema?.type, name).toBe('object')
    expect(annotations?.readOnlyHint, name).toBe(true)
  }
  // An assistant reads all of it before its first question.
  expect(JSON.stringify(tools).length).toBeLessThan(50_000)
})

it.each([
  ['chart', { birth: moscow }, 'Taurus'],
  ['chart', { birth: paris }, 'unknown'],
  ['chart', { birth: { date: '1990-07-01', time: '01:30', place: 'Kyiv' } }, 'happened twice'],
  ['chart', { birth: { date: '1930-05-01', time: '12:00', place: 'Lviv, Ukraine' } }, 'Polish time'],
  ['transits', { birth: moscow, ...span }, 'exact transits'],
  ['transits', { birth: paris, ...span }, 'exact transits'],
  ['sky_events', span, 'void of course'],
  ['sky_events', { ...span, kinds: ['aspect', 'solar_eclipse', 'lunar_eclipse'] }, 'events'],
  ['pair', { a: moscow, b: paris }, 'aspects between the charts'],
  ['pair', { a: moscow, b: { ...moscow, date: '1991-01-01' } }, 'aspects between the charts'],
  ['returns', { birth: moscow, kind: 'lunar', from: '2026-01-01', count: 2, at: { place: 'Paris' } }, 'Paris'],
  ['calendar_day', { date: '2025-03-14', place: 'Moscow' }, 'eclipse'],
  ['places', { query: 'Нижний Новгород', lang: 'ru' }, 'Нижний Новгород'],
  ['glossary', { term: 'orb' }, 'degrees'],
  ['check_text', { birth: moscow, text: 'Your Moon is in Leo.' }, 'Aquarius'],
])('answers %s %j as its schema promises', async (name, input, words) => {
  const { content, isError, structuredContent } = await client.callTool({ name, arguments: input })
  expect(isError).toBeUndefined()
  expect(structuredContent).toBeTypeOf('object')
  expect(content).toEqual([{ type: 'text', text: expect.stringContaining(words) }])
})

it('refuses a bad call with a code, and goes on', async () => {
  const { content, isError } = await client.callTool({ name: 'chart', arguments: { birth: { date: '1990-02-30' } } })
  expect(isError).toBe(true)
  expect(content).toEqual([{ type: 'text', text: expect.stringContaining('"code":"place_missing"') }])
  expect(await client.callTool({ name: 'glossary', arguments: { term: 'orb' } })).not.toHaveProperty('isError')
})

it('gives its resources, and none of another address', async () => {
  const { resources } = await client.listResources()
  expect(resources.map(({ uri }) => uri)).toEqual([
    'asteria://accuracy',
    'asteria://glossary/en',
    'asteria://glossary/ru',
  ])
  const { resourceTemplates } = await client.listResourceTemplates()
  expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual(['asteria://glossary/{lang}'])
  const { contents } = await client.readResource({ uri: 'asteria://glossary/ru' })
  expect(contents).toEqual([
    expect.objectContaining({ mimeType: 'text/markdown', text: expect.stringContaining('трин') }),
  ])
  await expect(client.readResource({ uri: 'asteria://secrets' })).rejects.toThrow('There is no resource')
})

it('writes nothing but the protocol to standard output', () => {
  expect(strayed).toEqual([])
})
