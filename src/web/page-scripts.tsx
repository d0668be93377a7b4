import { use, useEffect } from 'react'
import { Scripts, UNSAFE_FrameworkContext, useLocation, useMatches } from 'react-router'
import { NonceContext } from './nonce.ts'
import { useRootData } from './root-data.ts'
import { ALIVE, startPage, type PageFiles } from './start-page.ts'

/**
 * The scripts of a page, in place of the router's own `Scripts`, which let fifty files compete with the first paint.
 * What the page says to the router's client is the same.
 */
export const PageScripts = import.meta.env.DEV ? Scripts : StartScript

function StartScript() {
  const page = usePage()
  const nonce = use(NonceContext)
  useEffect(() => {
    dispatchEvent(new Event(ALIVE))
  }, [])
  // Not in the browser: where React has to draw the page anew, it would write an empty script.
  if (!page) return null
  return (
    <>
      {page.atOnce && page.files.map((href) => <link key={href} rel="modulepreload" href={href} />)}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: page.text }} />
    </>
  )
}

/** Only the server writes it: the browser keeps what the page brought. */
function usePage() {
  const framework = use(UNSAFE_FrameworkContext)
  const { signedIn } = useRootData()
  const { pathname, search } = useLocation()
  const matches = useMatches()
  if (!import.meta.env.SSR || !framework) return null
  const { manifest, serverHandoffString } = framework
  const routes = matches.flatMap(({ id }) => manifest.routes[id] ?? [])
  const parts = [manifest.entry, ...routes]
  const page: PageFiles = {
    // A sheet that the address asks for comes with the scripts.
    atOnce: signedIn || search.includes('showModal=') || pathname === '/reset' || pathname === '/confirm',
    manifest: manifest.url,
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    entry: manifest.entry.module,
    files: [...new Set([...parts.flatMap(({ imports = [] }) => imports), ...parts.map(({ module }) => module)])],
  }
  const handoff = `window.__reactRouterContext=${serverHandoffString};__reactRouterContext.stream=new ReadableStream({start(controller){__reactRouterContext.streamController=controller}}).pipeThrough(new TextEncoderStream());`
  return { ...page, text: `${handoff}(${startPage})(${JSON.stringify(page)},"${ALIVE}")` }
}
