import { chromium, type Browser } from 'playwright-core'
import { inject } from 'vitest'
import type { Site } from './product.setup.ts'

/** A file's own connection to the browser of the run; what it opens there is closed with it. */
export const openBrowser = (): Promise<Browser> => chromium.connect(inject('browser'))

/** The product that the files of the run share: tests on it make accounts of their own and leave those of others alone. */
export const sharedSite = (): Site => inject('site')
