import { capital } from '#language/capital.ts'
import * as parts from './parts.ts'
import { TAGS } from './openapi-tags.ts'
import { type Json, SchemaBook } from './openapi-schemas.ts'
import { API_CODES } from './engine/error-codes.ts'
import { ErrorBody } from './error.ts'
import { PROOF_MINUTES } from './proof.ts'
import type { Part, Route } from './route.ts'

const FORMS = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']

function parameters(
  book: SchemaBook,
  { schema, example }: { schema: Route['params']; example?: Route['example'] },
  place: 'path' | 'query',
) {
  if (!schema) return []
  const { properties = {}, required = [] } = book.of(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    description: value.description ?? PARAMETERS[name],
    schema: value,
    ...(example?.[name] !== undefined && { example: example[name] }),
  }))
}

/** What a call asks for besides a session. */
function descriptionOf({ proof, auth, optionalAuth, events, key }: Route): { description?: string } {
  const asked = [
    ...(typeof auth === 'string' ? ['For the staff, by role.'] : []),
    ...(optionalAuth ? ['Open to visitors; a signed-in person’s token counts.'] : []),
    ...(proof
      ? [
          `Needs a proof of the last ${PROOF_MINUTES} minutes: a sign-in or POST /account/proof, else 403 proof_required.`,
        ]
      : []),
    ...(key
      ? [
          `For keys with the scope \`${key.scope}\`${key.open ? ', and at a low rate without a key' : ''}. A failure has a stable \`code\`: ${API_CODES.join(', ')}, or its reason.`,
        ]
      : []),
    ...(events ? [`As a stream of events: ${events}`] : []),
  ]
  return asked.length > 0 ? { description: asked.join(' ') } : {}
}

/** OpenAPI has an empty requirement for nobody, and an empty list for a call that asks for nothing. */
const securityOf = ({ auth, optionalAuth, key }: Route) =>
  key
    ? [{ key: [key.scope] }, ...(key.open ? [{}] : [])]
    : auth
      ? [{ bearer: [] }]
      : optionalAuth
        ? [{ bearer: [] }, {}]
        : []

function successOf(book: SchemaBook, name: string, { events, media = 'application/json', response, status }: Route) {
  const schema = book.named(response, 'output', `${name}Answer`)
  return {
    [status ?? 200]: {
      description: 'Success',
      content: {
        [media]: { schema },
        ...(events && { 'text/event-stream': { schema: { type: 'string', description: events } } }),
      },
    },
  }
}

const FAILURE = { $ref: '#/components/responses/Failure' }

/** The group of a call; the staff's calls are together, wherever they are defined. */
const groupOf = ({ tag }: Part, { auth }: Route) => (typeof auth === 'string' ? 'Staff' : tag)

/** A call of the public API takes JSON, since births lie deeper than a form can say. */
function bodyContent(schema: Json, { key, example }: Route): Json {
  const medias = key ? FORMS.slice(0, 1) : FORMS
  return Object.fromEntries(medias.map((media) => [media, { schema, ...(example && { example }) }]))
}

function operation(book: SchemaBook, key: string, route: Route, tag: string): Json {
  const operationId = key.toLowerCase().replaceAll(/[^a-z0-9]+(\w?)/g, (_, next: string) => next.toUpperCase())
  const name = capital(operationId)
  const body = route.body && book.named(route.body, 'input', `${name}Body`)
  return {
    operationId,
    tags: [tag],
    summary: route.summary,
    ...descriptionOf(route),
    security: securityOf(route),
    parameters: [
      ...parameters(book, { schema: route.params }, 'path'),
      ...parameters(book, { schema: route.query, example: route.example }, 'query'),
    ],
    ...(body && {
      requestBody: { required: true, content: bodyContent(body, route) },
    }),
    responses: { ...successOf(book, name, route), '4XX': FAILURE, default: FAILURE },
  }
}

const ABOUT = [
  'An astrology service in English and Russian that shows its working.',
  'Instants are ISO 8601 UTC, civil dates YYYY-MM-DD, angles degrees, signs 0 (Aries) to 11 (Pisces), money the currency’s main unit.',
  'A person’s today is in the IANA time zone last sent in the header X-Time-Zone, else in UTC.',
].join(' ')

/** The OpenAPI 3.1 document of the contract. */
export function openapi(): Json {
  const book = new SchemaBook()
  const failure = book.of(ErrorBody, 'output')
  const paths: Record<string, Json> = {}
  const calls = Object.values<Part>(parts).flatMap((part) =>
    Object.entries(part.calls).map(([key, route]) => ({ key, route, tag: groupOf(part, route) })),
  )
  for (const { key, route, tag } of calls) {
    const [method = '', path = ''] = key.split(' ')
    const item = (paths[path.replaceAll(/:(\w+)/g, '{$1}')] ??= {})
    item[method.toLowerCase()] = operation(book, key, route, tag)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Asteria', version: '1', description: ABOUT, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/api' }],
    tags: TAGS,
    components: {
      schemas: book.components,
      responses: {
        Failure: {
          description: 'Failure: a stable `reason`, and a `message` in the caller’s language.',
          content: { 'application/json': { schema: failure } },
        },
      },
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'A key of the public API, as the settings make it.' },
        bearer: { type: 'http', scheme: 'bearer', description: 'The `token` that a sign-in gives.' },
      },
    },
    paths,
  }
}

/** What a parameter of a path or a query is, by its name, which means the same in every call. */
const PARAMETERS: Readonly<Record<string, string>> = {
  id: 'The number or key of the thing, as a list gives it.',
  number: 'Of GET, the page of the list, from 1; of PATCH, the number of the message.',
  page: 'The page of the list, from 1.',
  code: 'The code of a receipt.',
  q: 'A name, an address or a place, or its beginning.',
  sort: 'The order of the list.',
  state: 'Only what is in this state.',
  target: 'What was done something to: `user:7`, `report:thread_…`.',
  days: 'How many days, the last one today.',
  name: 'Of a queue or a connection.',
  date: 'A civil date, YYYY-MM-DD.',
  note: 'Of a picture of a passage: the id of the note that marks it.',
  month: 'A month, YYYY-MM.',
  from: 'The first civil date, YYYY-MM-DD.',
  to: 'The last civil date, YYYY-MM-DD.',
  token: 'The secret of the link in a mail.',
  transaction: 'The number of a payment or a refund, as the list of payments has it.',
  lang: 'The language of the answer.',
  lat: 'Degrees of latitude, north positive.',
  client_id: 'The program, as it was registered.',
  redirect_uri: 'Where the program is answered.',
  response_type: 'Always `code`.',
  code_challenge: 'The SHA-256 of the program’s verifier (PKCE).',
  code_challenge_method: 'Always `S256`.',
  scope: 'The rights that the program asks for, with spaces between.',
  resource: 'The address at which the tokens are to count.',
  lon: 'Degrees of longitude, east positive.',
  day: 'A day of the year, MM-DD.',
  key: 'The secret of a calendar’s address.',
  part: '`transits` for the personal transits alone.',
  type: 'The type of a report, or `chart:` and the type of a chart.',
  person: 'With whom: the id of one of the person’s people.',
  places: 'Ids of places, with commas between.',
  deliver_at_once: 'Whether to begin at once, which ends the right of withdrawal.',
  idempotency_key: 'A name of the caller’s for this order; with the same name it is the same order.',
  thread: 'A conversation; the latest unless told.',
  hash: 'The key of a report or a chart, with `thread_`.',
  file: 'The key of a report or a chart, with or without `thread_`.',
  kind: 'What the picture shows: the day’s headline or mantra, Sun, Moon and Ascendant, or the wheel.',
  size: '1080 by 1350 pixels, or 1080 by 1920 as a story.',
  theme: 'Of the two palettes of the site.',
  limit: 'How many at most.',
  months: 'How many months ahead.',
  at: 'An instant, ISO 8601 in UTC.',
  second: 'What the second ring around a birth is.',
  transits: 'Whether the planets of the sky are a ring as well.',
  span: 'How long: a week, a month or a year from today on.',
  zodiac: 'By which zodiac the Moon is told: tropical unless given.',
}
