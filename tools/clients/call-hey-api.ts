import { client } from './build/hey-api/client.gen.js'
import {
  deletePeopleId,
  getChartHash,
  getGetReportSampleMonthly,
  getPeople,
  getPlaces,
  getProducts,
  getSync,
  postChat,
  postLogin,
  postOrderReportType,
  postPeople,
  postRegister,
} from './build/hey-api/sdk.gen.js'
import { registration } from './registration.js'

/**
 * The product as a program sees it that uses a client of `@hey-api/openapi-ts`: `node call-hey-api.js URL`. Writes what it
 * was answered as one line of JSON.
 */
const [url = ''] = process.argv.slice(2)
client.setConfig({ baseUrl: `${url}/api`, throwOnError: true })
const throwOnError = true as const

const { data: products } = await getProducts({ throwOnError })
const { data: signedIn } = await postRegister({ body: registration('hey-api@example.test'), throwOnError })
client.setConfig({ auth: () => signedIn.token })
const { data: account } = await getSync({ throwOnError })
const { data: found } = await getPlaces({ query: { q: 'London', lang: 'en', limit: 3 }, throwOnError })
const { data: person } = await postPeople({
  body: { name: 'Charles', relation: 'friend', birthdate: '1991-12-26', birthtimeIDK: true, birthplace: 'London' },
  throwOnError,
})
const { data: people } = await getPeople({ throwOnError })
await deletePeopleId({ path: { id: person.id }, throwOnError })
const { data: chart } = await postOrderReportType({ path: { type: 'chart:natal' }, body: {}, throwOnError })
const { data: computed } = await getChartHash({ path: { hash: chart.hash }, throwOnError })
const { data: stream } = await postChat({
  body: { content: 'Where is my Moon?', role: 'user' },
  headers: { accept: 'text/event-stream' },
  parseAs: 'text',
  throwOnError,
})
const { data: pdf } = await getGetReportSampleMonthly({ parseAs: 'blob', throwOnError })
const { error } = await postLogin({ body: { email: 'nobody@example.test', password: 'wrong' }, throwOnError: false })

process.stdout.write(
  `${JSON.stringify({
    plans: products.plans.length,
    first_name: account.first_name,
    places: found.places.length,
    people: people.map(({ name }) => name),
    sun: computed.bodies.find(({ id }) => id === 'sun')?.sign,
    stream: String(stream).match(/^event: \w+/gm),
    pdf: await pdf.slice(0, 4).text(),
    reason: error?.reason,
  })}\n`,
)
