import { createContext as createReactContext } from 'react'
import { createContext } from 'react-router'

/**
 * What the server marks its own inline scripts and styles with, so that the page's policy names them by their hashes and
 * nothing else. It is taken off before the page is sent: the browser never sees one.
 */
export const nonceContext = createContext<string>()
export const NonceContext = createReactContext<string | undefined>(undefined)
