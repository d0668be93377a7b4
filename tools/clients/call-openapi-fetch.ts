import createClient from 'openapi-fetch'
import type { paths } from './build/openapi-typescript/schema.js'
import { registration } from './registration.js'

/**
 * The product as a program sees it that was written with types of `openapi-typescript`: `node call-openapi-fetch.js URL`.
 * Writes what it was answered as one line of JSON.
 */
const [url = ''] = process.argv.slice(2)
const client = createClient<paths>({ baseUrl: `${url}/api` })
const must = <T>({ data, error }: { data?: T; error?: unknown }): T => {
  if (data === undefined) throw new Error(`a call failed: ${JSON.stringify(error)}`)
  return data
}

const products = must(await client.GET('/products'))
const signedIn = must(await client.POST('/register', { body: registration('openapi-fetch@example.test') }))
client.use({
  onRequest: ({ request }) => {
    request.headers.set('authorization', `Bearer ${signedIn.token}`)
    return request
  },
})
const account = must(await client.GET('/sync'))
const { places } = must(await client.GET('/places', { params: { query: { q: 'London', lang: 'en', limit: 3 } } }))
const person = must(
  await client.POST('/people', {
    body: { name: 'Charles', relation: 'friend', birthdate: '1991-12-26', birthtimeIDK: true, birthplace: 'London' },
  }),
)
const people = must(await client.GET('/people'))
must(await client.DELETE('/people/{id}', { params: { path: { id: person.id } } }))
const chart = must(await client.POST('/order/report/{type}', { params: { path: { type: 'chart:natal' } }, body: {} }))
const { bodies } = must(await client.GET('/chart/{hash}', { params: { path: { hash: chart.hash } } }))
const stream = must(
  await client.POST('/chat', {
    body: { content: 'Where is my Moon?', role: 'user' },
    headers: { accept: 'text/event-stream' },
    parseAs: 'text',
  }),
)
const pdf = must(await client.GET('/get/report/sample-monthly', { params: { query: {} }, parseAs: 'arrayBuffer' }))
const { error } = await client.POST('/login', { body: { email: 'nobody@example.test', password: 'wrong' } })

process.stdout.write(
  `${JSON.stringify({
    plans: products.plans.length,
    first_name: account.first_name,
    places: places.length,
    people: people.map(({ name }) => name),
    sun: bodies.find(({ id }) => id === 'sun')?.sign,
    stream: String(stream).match(/^event: \w+/gm),
    pdf: new TextDecoder().decode(new Uint8Array(pdf as ArrayBuffer).slice(0, 4)),
    reason: error?.reason,
  })}\n`,
)
