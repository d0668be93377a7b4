import { globSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import { readImports } from './graph/read-imports.ts'
import { drawnArrows, roomFaults } from './graph/room-diagram.ts'
import { checkDecision, checkPage, rowsWithoutSymbol, type Repository } from './docs/check-page.ts'

/**
 * Checks README.md and docs/: relative links lead to files, paths in backticks exist, symbols are in the files they link to,
 * the README's drawing of the rooms is that of their imports, and each decision names the check that holds it. The rest of a decision is a record of its day and is left as it is.
 * Exits with 1 and a line for each fault.
 */
const GLOSSARY = 'docs/glossary.md'

const read = (file: string) => readFileSync(file, 'utf8')
const repository: Repository = {
  files: globSync(['**/*', '.*', '.ci/*'], { exclude: ['build/**', 'data/**', '**/node_modules/**'] }).map((file) =>
    file.split(sep).join('/'),
  ),
  scripts: Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts),
  read,
}
const pages = repository.files.filter((file) => file === 'README.md' || /^docs\/[^/]+\.md$/.test(file))
const decisions = repository.files.filter((file) => /^docs\/decisions\/[^/]+\.md$/.test(file))

const findings = [
  ...pages.map((page) => ({ page, faults: checkPage(repository, page) })),
  ...decisions.map((page) => ({ page, faults: checkDecision(repository, page) })),
  { page: 'README.md', faults: roomFaults(drawnArrows(read('README.md')), readImports()) },
  { page: GLOSSARY, faults: rowsWithoutSymbol(read(GLOSSARY)) },
].flatMap(({ page, faults }) => faults.map((fault) => `${page}: ${fault}`))

for (const finding of findings) process.stdout.write(`${finding}\n`)
process.stdout.write(`${pages.length + decisions.length} pages, ${findings.length} faults\n`)
if (findings.length > 0) process.exitCode = 1
