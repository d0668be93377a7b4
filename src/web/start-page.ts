/** What a page is brought to life with. */
export interface PageFiles {
  /** Whether at once: a guest's page is whole as it came, and its scripts wait until it stands on the screen. */
  atOnce: boolean
  /** Sets `window.__reactRouterManifest`. */
  manifest: string
  /** The module of each route on the page. */
  routes: Record<string, string>
  /** Takes the page over as soon as it is evaluated. */
  entry: string
  /** All of them with what they import, what the others need first. */
  files: string[]
}

/** Told by the page when its scripts have taken it over. */
export const ALIVE = 'alive'

/**
 * Loads the scripts of a page; written into it as text, so it may use nothing outside itself. On a guest's page they
 * load when the page has been painted, or with the first touch. Until then links work as links do; a button pressed too
 * early is pressed again once somebody listens.
 */
export function startPage({ atOnce, manifest, routes, entry, files }: PageFiles, alive: string): void {
  const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'focusin']
  /** Links that open a sheet or report a fault in words are pressed again too; others lead on as they are. */
  const HEARD = 'button, a[download], a[href*="showModal="]'
  let pressed: HTMLElement | null = null
  let begun = false

  const press = (event: MouseEvent) => {
    const found = event.target instanceof Element && event.target.closest<HTMLElement>(HEARD)
    if (!found || event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    pressed = found
  }
  const now = atOnce || document.documentElement.dataset['session'] === 'in'
  const letGo = () => removeEventListener('click', press, true)

  // On a guest's page each in a task of its own, so that a phone stays able to answer in between.
  const load = async () => {
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    const modules: Record<string, unknown> = {}
    const evaluated: Promise<unknown>[] = []
    for (const file of [manifest, ...files.filter((name) => name !== entry)]) {
      evaluated.push(import(/* @vite-ignore */ file))
      if (now) continue
      await evaluated.at(-1)
      await new Promise((next) => setTimeout(next))
    }
    // The entry looks for the manifest at once.
    await Promise.all(evaluated)
    for (const [id, file] of Object.entries(routes)) modules[id] = await import(/* @vite-ignore */ file)
    if (document.readyState === 'loading')
      await new Promise((done) => addEventListener('DOMContentLoaded', done, { once: true }))
    Object.assign(window, { __reactRouterRouteModules: modules })
    await import(/* @vite-ignore */ entry)
  }
  const begin = () => {
    if (begun) return
    begun = true
    for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, begin, true)
    load().catch((error: unknown) => {
      letGo()
      if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href)
      reportError(error)
    })
  }

  addEventListener('click', press, true)
  addEventListener(
    alive,
    () => {
      letGo()
      pressed?.click()
    },
    { once: true },
  )
  if (now) {
    begin()
    return
  }
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, begin, true)
  const whenIdle = () => (globalThis.requestIdleCallback ?? setTimeout)(begin)
  const afterPaint = () => {
    const whenPainted = new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) whenIdle()
    })
    whenPainted.observe({ type: 'paint', buffered: true })
    // A page behind others is not painted, and a busy device may never be idle.
    setTimeout(begin, 3000)
  }
  if (document.readyState === 'complete') afterPaint()
  else addEventListener('load', afterPaint, { once: true })
}
