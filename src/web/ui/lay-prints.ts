/** What a report's dark version is fetched for as long as nobody chose a theme against the system. */
export const DARK = '(prefers-color-scheme: dark)'

/**
 * Has pictures made for two themes follow the chosen one, now and as the page grows; what is printed out stays on
 * paper. Written into the head as text, so it may use nothing outside itself.
 */
export function layPrints(): void {
  const root = document.documentElement
  const lay = () => {
    const { theme } = root.dataset
    const media = theme === 'dark' ? 'screen' : theme === 'light' ? 'not all' : '(prefers-color-scheme: dark)'
    for (const print of document.querySelectorAll<HTMLSourceElement>('source[data-dark]'))
      if (print.media !== media) print.media = media
  }
  lay()
  if ('prints' in root) return
  new MutationObserver(lay).observe(root, { childList: true, subtree: true })
  Object.assign(root, { prints: true })
}
