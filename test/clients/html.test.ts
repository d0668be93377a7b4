import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProduct, type Running } from '../running.ts'
import { hasProgram, run } from './run-tool.ts'
import { pathsOf } from './site-pages.ts'

interface Message {
  url: string
  lastLine?: number
  message: string
  extract?: string
}

let product: Running
let folder: string
beforeAll(async () => {
  ;[product, folder] = await Promise.all([startProduct(), mkdtemp(join(tmpdir(), 'asteria-html-'))])
})
afterAll(async () => {
  await product.stop('SIGKILL')
  await rm(folder, { recursive: true })
})

/** A checker reads some 300 pages; on a machine that has other work it needs its time. */
const MOST_MS = 300_000

/** The checker of the W3C is a Java program; of pages as they leave the server, before any script has run. */
test.skipIf(!hasProgram('java', ['-version']))(
  'every page is valid HTML in both languages, by the Nu checker, which needs Java',
  async () => {
    const paths = await pathsOf(product.url)
    expect(paths.length).toBeGreaterThan(60)
    await writeFile(join(folder, '0-wrong.html'), '<!DOCTYPE html><html lang="en"><title>x</title><p id=a id=a>')
    let kept = 0
    for (const lang of ['en', 'ru'])
      for (const cookie of [`lang=${lang}`, `lang=${lang}; signed_in=1`])
        for (const path of paths) {
          const page = await fetch(product.url + path, { headers: { cookie } })
          expect([path, page.headers.get('content-type')]).toEqual([path, 'text/html; charset=utf-8'])
          const html = await page.text()
          expect(html).toContain(`<html lang="${lang}"`)
          await writeFile(join(folder, `${++kept}${path.replaceAll('/', '-')}-${lang}.html`), html)
        }
    const checker = ['-jar', 'node_modules/vnu-jar/build/dist/vnu.jar']
    const asked = ['--format', 'json', '--errors-only', '--stdout', '--exit-zero-always']
    const { stdout, said } = await run('java', [...checker, ...asked, folder])
    const { messages } = JSON.parse(stdout || '{"messages":[]}') as { messages: Message[] }
    // It has looked: it found the one that is wrong on purpose.
    const [wrong, ...faults] = messages.toSorted((a, b) => a.url.localeCompare(b.url))
    expect(wrong?.url, said).toMatch(/\/0-wrong\.html$/)
    expect(faults).toEqual([])
  },
  MOST_MS,
)
