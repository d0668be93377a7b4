import type { Context } from 'hono'
import { AppError } from '#platform/app-error.ts'
import { isAllPlainText } from './plain-text.ts'

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data']

async function parse(c: Context): Promise<unknown> {
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (FORMS.includes(type)) {
    return c.req.parseBody().catch((cause: unknown) => {
      throw new AppError('bad_request', { cause })
    })
  }
  const text = await c.req.text()
  if (text === '' && (type === '' || type === 'application/json')) return {}
  if (type !== 'application/json') throw new AppError('unsupported_media')
  try {
    return JSON.parse(text) as unknown
  } catch (cause) {
    throw new AppError('bad_request', { message: 'bad_json', cause })
  }
}

/** A request's body as plain values, whichever of the three encodings it came in. */
export async function readBody(c: Context): Promise<unknown> {
  const body = await parse(c)
  if (!isAllPlainText(body)) throw new AppError('bad_request')
  return body
}
