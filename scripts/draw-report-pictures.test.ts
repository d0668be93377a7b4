import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { REPORT_TYPES } from '#product/catalogue/report.ts'
import { allSheets, sha256 } from './pictures/illustrations.ts'

const FOLDER = 'src/web/public'
const { files } = JSON.parse(readFileSync('scripts/pictures/manifest.json', 'utf8')) as {
  files: Record<string, { svg: string; file: string; bytes: number }>
}

describe('the pictures that are served', () => {
  it('are drawn from the motifs as they are now: `npm run -s draw:reports` draws them anew', () => {
    const drawn = Object.fromEntries(allSheets().map(({ path, svg }) => [path, sha256(svg)]))
    expect(drawn).toEqual(Object.fromEntries(Object.entries(files).map(([path, { svg }]) => [path, svg])))
  }, 60_000)

  it('are the files of the manifest, none more and none other', () => {
    const found = ['img/reports', 'img/og'].flatMap((folder) =>
      readdirSync(join(FOLDER, folder)).map((name) => `${folder}/${name}`),
    )
    expect(found.toSorted()).toEqual(Object.keys(files).toSorted())
    for (const path of found) expect(sha256(readFileSync(join(FOLDER, path))), path).toBe(files[path]?.file)
  })

  it.each(REPORT_TYPES)('%s has its picture in two sizes in two themes, and its card', async (type) => {
    const sizeOf = async (path: string) => {
      const { format, width, height } = await sharp(join(FOLDER, path)).metadata()
      return `${format} ${width} × ${height}`
    }
    for (const theme of ['', '-dark']) {
      expect(await sizeOf(`img/reports/${type}${theme}.webp`)).toBe('webp 960 × 640')
      expect(await sizeOf(`img/reports/${type}${theme}-480.webp`)).toBe('webp 480 × 320')
    }
    expect(await sizeOf(`img/og/${type}.jpg`)).toBe('jpeg 1200 × 630')
  })

  it('stand on the very ground of the cards they are shown on', async () => {
    const groundOf = async (path: string) => {
      const { data } = await sharp(join(FOLDER, path))
        .extract({ left: 4, top: 4, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true })
      return `#${data.subarray(0, 3).toString('hex')}`
    }
    const tokens = readFileSync('src/web/ui/tokens.css', 'utf8')
    const [light, dark] = [...tokens.matchAll(/--surface: (#[0-9a-f]{6})/g)].map(([, colour]) => colour)
    expect(await groundOf('img/reports/numerology.webp')).toBe(light)
    expect(await groundOf('img/reports/numerology-dark.webp')).toBe(dark)
  })

  it('are light: 30 KB at most each, cards 70 KB, 3 MB in all', () => {
    for (const [path, { bytes }] of Object.entries(files))
      expect(bytes, path).toBeLessThanOrEqual(path.endsWith('.jpg') ? 70_000 : 30_000)
    expect(Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(3_000_000)
  })
})
