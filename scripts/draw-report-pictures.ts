import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { allSheets, sha256 } from './pictures/illustrations.ts'
import { printCard, printIllustration } from './pictures/print-illustration.ts'

/**
 * Draws the pictures of all reports and the cards that networks show of a shared page, and writes a manifest: what each
 * was drawn from (the checksum of its SVG) and what came of it.
 */
const FOLDER = 'src/web/public'
const MANIFEST = 'scripts/pictures/manifest.json'

const files: Record<string, { svg: string; file: string; bytes: number }> = {}
for (const { path, kind, svg, palette } of allSheets()) {
  const bytes = kind === 'card' ? await printCard(svg) : await printIllustration(svg, palette)
  const file = join(FOLDER, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  files[path] = { svg: sha256(svg), file: sha256(bytes), bytes: bytes.length }
}

const manifest = {
  madeBy: 'npm run -s draw:reports (scripts/draw-report-pictures.ts)',
  with: { sharp: versionOf('sharp'), vips: sharp.versions.vips, rsvg: sharp.versions.rsvg, webp: sharp.versions.webp },
  files,
}
writeFileSync(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`)

const total = Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0)
process.stdout.write(`${Object.keys(files).length} pictures, ${(total / 1e6).toFixed(2)} MB\n`)

function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string }
  return version
}
