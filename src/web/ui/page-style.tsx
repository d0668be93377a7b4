import { useContext } from 'react'
import { NonceContext } from '../nonce.ts'
import { pageStyle } from '../trusted-types.ts'
import inlined from './app.css?inline'
import address from './app.css?url'

/** In development the sheet is a link, so that it reloads by itself. */
export const stylesheets = import.meta.env.DEV ? [{ rel: 'stylesheet', href: address }] : []

/** The browser has it from the page, so that it is not in the scripts as well; should React draw the page anew, it is there. */
const css = import.meta.env.SSR ? inlined : pageStyle

/** The style sheet inside the page: it is small, and the first paint waits for no second request. */
export function PageStyle() {
  const nonce = useContext(NonceContext)
  if (import.meta.env.DEV) return null
  return <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
}
