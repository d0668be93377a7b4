import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { longTest } from '../test/long-test.ts'

longTest('the packed engine runs the script of its README in an empty folder', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'))
  try {
    const packed = execFileSync(process.execPath, ['scripts/pack-engine.ts', folder], { encoding: 'utf8' }).trim()
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    execFileSync('npm', ['install', '--offline', '--silent', packed], { cwd: folder })
    const readme = readFileSync(join(folder, 'node_modules/asteria-astro/README.md'), 'utf8')
    const [, script = ''] = /```js\n(.*?)```/s.exec(readme) ?? []
    writeFileSync(join(folder, 'script.js'), script)
    const said = execFileSync(process.execPath, ['script.js'], { cwd: folder, encoding: 'utf8' })
    expect(said).toMatch(/^sun 56\.\d{4} 9$/m)
    expect(said).toContain('1990-05-17T10:30:00Z')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
