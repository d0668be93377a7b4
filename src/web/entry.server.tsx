import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { readCookie } from './i18n/lang.ts'
import { nonceContext, NonceContext } from './nonce.ts'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

// The server fills these contexts, and must hold the very keys that this bundle uses.
export { siteContext } from './context.ts'
export { nonceContext } from './nonce.ts'
// By which it tells in which language a page is asked for, without rendering it.
export { langAsked, readCookie } from './i18n/lang.ts'

/** Renders a page whole, its lazy parts included: readable with JavaScript off, and cacheable as one text. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  const nonce = loadContext.get(nonceContext)
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </NonceContext>
  )
  let failed = false
  const stream = await renderToReadableStream(page, {
    nonce,
    signal: request.signal,
    // No part of a page is moved to its place by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failed = true
      handleError(error, { request })
    },
  })
  await stream.allReady
  const html = await new Response(stream).text()
  headers.set('content-type', 'text/html; charset=utf-8')
  // Whoever is signed in waits for what the scripts bring, and so does who follows a link to a sheet.
  const isGuest = readCookie(request.headers.get('cookie'), 'signed_in') !== '1' && !request.url.includes('showModal=')
  return new Response(isGuest && import.meta.env.PROD ? scriptsAfterPaint(html) : html, {
    status: failed ? 500 : status,
    headers,
  })
}

/** What the server reports; an unknown address, a database that is away and a closed tab are no faults of a page. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  // oxlint-disable-next-line no-console -- the renderer has no logger of its own
  if (!request.signal.aborted && status !== 404 && status !== 503) console.error(error)
}
