import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * A modal in the address does not ask for the page anew; another language, asked for by name, does. In a file of
 * its own: the browser takes it, and must not take the loader's catalogue along.
 */
export const onNewPage = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href
