import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'

/** What the build is made of. A build made of the same is not made again. */
const SOURCES = [
  'src/**/*.{ts,tsx,css,sql,svg,woff2,webp,jpg}',
  'scripts/{*,languages/*}.ts',
  '*.config.ts',
  'package-lock.json',
]
const STAMP = 'build/made-of'

const hash = createHash('sha256')
for (const file of globSync(SOURCES).toSorted()) {
  if (/\.test\.tsx?$/.test(file)) continue
  hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
}
const madeOf = hash.digest('hex')

if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== madeOf) {
  const { status } = spawnSync('npm', ['run', '-s', 'build'], { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(STAMP, madeOf)
}
