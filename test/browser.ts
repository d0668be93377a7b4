import { chromium, type Browser } from 'playwright-core'
import { inject } from 'vitest'

/** A file's own connection to the browser of the run; what it opens there is closed with it. */
export const openBrowser = (): Promise<Browser> => chromium.connect(inject('browser'))
