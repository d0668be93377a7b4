import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { TOOLS } from './run-tool.ts'

/** Clients and validators from elsewhere are a package of their own, so that nobody waits for them who does not run them. */
export function setup(): void {
  if (existsSync(`${TOOLS}/node_modules/.package-lock.json`)) return
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: TOOLS,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  // Only the tests that need them fail then, each by itself.
  if (status !== 0) process.stderr.write('The packages of tools/clients could not be installed.\n')
}
