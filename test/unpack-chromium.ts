import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import chromium, { inflate } from '@sparticuz/chromium'

/** Unpacks the browser of the tests and the libraries it needs to the temporary folder; `chromium.ts` runs it. */
await chromium.executablePath()
const packageFolder = resolve(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../bin')
await inflate(join(packageFolder, 'al2023.tar.br'))
