import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { licencesOf } from './scans/licences.ts'
import { secretsIn } from './scans/secrets.ts'

/**
 * Looks over what the product is made of: known holes in its packages, secrets and paths of this machine in what is
 * kept and in what browsers get, licences, and the headers of its answers. One line each; fails where one does.
 */
interface Finding {
  scan: string
  state: 'clean' | 'found' | 'not run'
  what: string
}

interface Audit {
  error?: { summary?: string }
  message?: string
  metadata?: { vulnerabilities: Record<string, number> }
}

/** The registry's word on the packages; `not run` where it gives none. */
function audit(): Finding {
  const scan = 'npm audit (high and above)'
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', shell: process.platform === 'win32' })
  const answer = JSON.parse(stdout.slice(Math.max(0, stdout.indexOf('{'))) || '{}') as Audit
  const counts = answer.metadata?.vulnerabilities
  if (!counts) return { scan, state: 'not run', what: answer.message ?? 'the registry answers no audits' }
  const severe = (counts.high ?? 0) + (counts.critical ?? 0)
  return { scan, state: severe > 0 ? 'found' : 'clean', what: `${severe} of ${counts.total ?? 0} are high or critical` }
}

function secrets(scan: string, files: string[]): Finding {
  if (files.length === 0) return { scan, state: 'not run', what: 'there are no files; run npm run build first' }
  const found = files.flatMap((file) => secretsIn(readFileSync(file, 'latin1')).map((what) => `${file}: ${what}`))
  return { scan, state: found.length > 0 ? 'found' : 'clean', what: found.join('\n') || `${files.length} files` }
}

/** As Git lists them; a file that is deleted and not yet committed is none. */
const trackedFiles = () =>
  spawnSync('git', ['ls-files'], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((file) => file && existsSync(file))

const filesBelow = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : []

function licences(): Finding {
  const { refused, allowed } = licencesOf(readFileSync('package-lock.json', 'utf8'))
  const scan = 'licences of production packages'
  if (refused.length > 0) return { scan, state: 'found', what: refused.join(', ') }
  return {
    scan,
    state: 'clean',
    what: Object.entries(allowed)
      .map(([name, count]) => `${name} ×${count}`)
      .join(', '),
  }
}

/** Mozilla's Observatory against a product of its own; a package apart, as it brings its own dependencies. */
function headers(): Finding {
  const scan = 'headers (npm run -s scan:headers)'
  if (!existsSync('build/server/index.js')) return { scan, state: 'not run', what: 'run npm run build first' }
  const { status, stdout, stderr } = spawnSync('node', ['tools/header-scan/run.ts'], { encoding: 'utf8' })
  return { scan, state: status === 0 ? 'clean' : 'found', what: stdout.trim() || stderr.trim() }
}

const findings = [
  audit(),
  secrets('secrets in kept files', trackedFiles()),
  secrets(
    'secrets in what browsers get',
    filesBelow('build/client').filter((file) => !/\.(br|gz)$/.test(file)),
  ),
  licences(),
  headers(),
]
for (const { scan, state, what } of findings)
  process.stdout.write(`${scan.padEnd(34)} ${state.padEnd(8)} ${what.replaceAll('\n', `\n${' '.repeat(44)}`)}\n`)
process.exitCode = findings.some(({ state }) => state === 'found') ? 1 : 0
