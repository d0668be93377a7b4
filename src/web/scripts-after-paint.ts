/**
 * Runs in the page before the modules that the router's `Scripts` imports: waits until the page has been painted or is
 * touched, then asks for all files at once. Written into the page as text, so it may use nothing outside itself.
 */
async function whenPainted(files: readonly string[]): Promise<void> {
  if (document.documentElement.dataset['session'] !== 'in') {
    await new Promise<void>((begin) => {
      const go = () => begin()
      for (const sign of ['pointerdown', 'keydown', 'focusin'])
        addEventListener(sign, go, { once: true, capture: true, passive: true })
      const whenLoaded = () => {
        const paints = new PerformanceObserver(() => (globalThis.requestIdleCallback ?? setTimeout)(go))
        paints.observe({ type: 'paint', buffered: true })
        // A tab behind others is not painted, and a busy device may never be idle.
        setTimeout(go, 2000)
      }
      if (document.readyState === 'complete') whenLoaded()
      else addEventListener('load', whenLoaded, { once: true })
    })
  }
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
}

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const MODULE = /(<script\b[^>]* type="module"[^>]*>)(.*?)(<\/script>)/s

/**
 * The same page with its scripts behind its first paint: what they import is imported later. If the router writes them in
 * another form one day, the page is left as it is.
 */
export function scriptsAfterPaint(page: string): string {
  const [, open, text, close] = MODULE.exec(page) ?? []
  if (!open || !text || !close || !/^import \* as \w+ from "[^"]+";$/m.test(text)) return page
  const files = Array.from(page.matchAll(PRELOAD), ([, href]) => href)
  const later = text
    .replaceAll(/\bimport \* as (\w+) from ("[^"]+");/g, 'const $1 = await import($2);')
    .replace(/^import ("[^"]+")/, 'await import($1)')
  const waiting = `await (${whenPainted})(${JSON.stringify(files)});\n`
  return page.replaceAll(PRELOAD, '').replace(MODULE, () => `${open}${waiting}${later}${close}`)
}
