import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'

// The server fills this context for loaders, and must hold the very key that this bundle uses.
export { siteContext } from './context.ts'

/** Renders a page whole, its lazy parts included: readable with JavaScript off, and cacheable as one text. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  let failed = false
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    signal: request.signal,
    onError(error) {
      failed = true
      handleError(error, { request })
    },
  })
  await stream.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(stream, { status: failed ? 500 : status, headers })
}

/** What the server reports; an unknown address and a closed tab are no faults. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  const unknownAddress = typeof error === 'object' && error !== null && 'status' in error && error.status === 404
  // oxlint-disable-next-line no-console -- the renderer has no logger of its own
  if (!request.signal.aborted && !unknownAddress) console.error(error)
}
