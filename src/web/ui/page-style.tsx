import { useContext } from 'react'
import { OwnMark } from '../own-mark.ts'
import inlined from './app.css?inline'
import address from './app.css?url'

/** In development the sheet is a link, so that it reloads by itself. */
export const stylesheets = import.meta.env.DEV ? [{ rel: 'stylesheet', href: address }] : []

/**
 * The style sheet inside the page: it is small, and the first paint waits for no second request. The browser keeps what
 * the server wrote, so the text is not in the scripts as well.
 */
export function PageStyle() {
  const mark = useContext(OwnMark)
  if (import.meta.env.DEV) return null
  const css = import.meta.env.SSR ? inlined : ''
  return <style nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
}
