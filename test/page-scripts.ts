import { gzipSync } from 'node:zlib'

const NAMED = /\/assets\/(?:ru\/)?[\w.~-]+\.js/g
/** Of a built file: what it imports, not what it may import later. */
const IMPORTED = /\b(?:from|import)\s*["']\.\/([\w.~-]+\.js)["']/g

/** The scripts that a page names, and all that these import, by their addresses: each with its size in bytes of gzip. */
export async function pageScripts(page: string): Promise<Map<string, number>> {
  const { origin } = new URL(page)
  const html = await (await fetch(page, { headers: { accept: 'text/html' } })).text()
  const sizes = new Map<string, number>()
  const waiting = [...new Set(html.match(NAMED))]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (sizes.has(path)) continue
    const answer = await fetch(origin + path)
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    const text = await answer.text()
    sizes.set(path, gzipSync(text, { level: 9 }).length)
    for (const [, name = ''] of text.matchAll(IMPORTED)) waiting.push(new URL(name, origin + path).pathname)
  }
  return sizes
}
