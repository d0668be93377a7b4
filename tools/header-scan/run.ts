import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import tls from 'node:tls'
import { freePort, startProduct } from '../../test/running.ts'
import { newCertificate, terminateTls } from './terminate-tls.ts'

/**
 * `npm run -s scan:headers [-- --all /plans …]`: the built product behind TLS, graded by the code of MDN's HTTP Observatory.
 * A line for each page; what counted against it, or with `--all` everything, below. Exits with 1 below A+.
 */
if (!existsSync(new URL('node_modules/.package-lock.json', import.meta.url))) {
  // Its scripts would fetch lists from the network, and build a database client that nothing here uses.
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('the observatory could not be installed')
}
const { createGrader } = await import('./grade.ts')

const PAGES = ['/', '/plans', '/reports', '/report/personality', '/support', '/my-charts', '/settings', '/admin']
const given = process.argv.slice(2)
const isAll = given.includes('--all')
const paths = given.filter((word) => word.startsWith('/'))

const certificate = newCertificate()
tls.setDefaultCACertificates([...tls.getCACertificates('default'), certificate.cert])
const proxy = await terminateTls(certificate)
const port = await freePort()
proxy.serve(port)
const publicUrl = `https://localhost:${proxy.httpsPort}`
const product = await startProduct({ PORT: `${port}`, PUBLIC_URL: publicUrl, TRUST_PROXY: '1' })
let isBelow = false
try {
  const grade = await createGrader(proxy)
  for (const path of paths.length > 0 ? paths : PAGES) {
    const { grade: letter, score, tests } = await grade(path)
    isBelow ||= letter !== 'A+'
    process.stdout.write(`${letter.padEnd(3)} ${`${score}`.padStart(4)}  ${path}\n`)
    for (const { name, pass, points, what } of tests)
      if (isAll || !pass || points < 0) process.stdout.write(`${`${points}`.padStart(13)}  ${name}: ${what}\n`)
  }
} finally {
  proxy.close()
  await product.stop()
  await rm(product.dataDir, { recursive: true, force: true })
}
process.exitCode = isBelow ? 1 : 0
