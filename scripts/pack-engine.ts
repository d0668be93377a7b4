import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/**
 * `node scripts/pack-engine.ts [folder]`: packs `src/astro` with its tables, types and documents as a package of its own, which
 * `npm install <file>` installs. Prints the file's path.
 */
const folder = resolve(process.argv[2] ?? '.')
const ENGINE = 'src/astro'
const isOfTests = (path: string) => /\.test\.ts$|\.fixture\.ts$|test-placements\.ts$/.test(path)

const build = mkdtempSync(join(tmpdir(), 'asteria-astro-'))
try {
  const settings = {
    compilerOptions: {
      rootDir: resolve(ENGINE),
      outDir: join(build, 'dist'),
      target: 'ES2023',
      lib: ['ES2024', 'ESNext.Array', 'ESNext.Collection', 'DOM'],
      module: 'NodeNext',
      moduleResolution: 'NodeNext',
      types: ['node'],
      typeRoots: [resolve('node_modules/@types')],
      strict: true,
      noUncheckedIndexedAccess: true,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      resolveJsonModule: true,
      skipLibCheck: true,
    },
    files: globSync(`${ENGINE}/**/*.ts`)
      .filter((path) => !isOfTests(path))
      .map((path) => resolve(path)),
  }
  const config = join(build, 'tsconfig.json')
  writeFileSync(config, JSON.stringify(settings))
  cpSync('packages/astro', build, { recursive: true })
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', config], { stdio: ['ignore', 2, 2] })
  for (const data of globSync(`${ENGINE}/*/data`)) {
    const to = join(build, 'dist', data.slice(ENGINE.length + 1))
    mkdirSync(dirname(to), { recursive: true })
    cpSync(data, to, { recursive: true })
  }
  for (const file of ['NOTICE', 'LICENSE']) cpSync(file, join(build, file))
  cpSync(`${ENGINE}/ephemeris/ACCURACY.md`, join(build, 'ACCURACY.md'))
  const name = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: build, encoding: 'utf8' })
  process.stdout.write(`${join(folder, name.trim())}\n`)
} finally {
  rmSync(build, { recursive: true, force: true })
}
