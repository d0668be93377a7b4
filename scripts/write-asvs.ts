import { readFileSync, writeFileSync } from 'node:fs'
import { asvsPage } from './docs/asvs-page.ts'

/** Writes docs/asvs.md from docs/asvs.tsv. `scripts/scans/asvs.test.ts` fails while the page is another. */
writeFileSync('docs/asvs.md', asvsPage(readFileSync('docs/asvs.tsv', 'utf8')))
