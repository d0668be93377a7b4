import routes from '#web/routes.ts'

interface Entry {
  path?: string
  index?: boolean
  children?: Entry[]
}

const patternsOf = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ path, index, children = [] }) => [
    ...(path === undefined ? [] : [path]),
    ...(index ? [''] : []),
    ...patternsOf(children),
  ])

/** What the sitemap names, and every page whose address needs no name of a thing. */
export async function pathsOf(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const plain = patternsOf(routes)
    .filter((pattern) => !/[:*]|\.(xml|txt|webmanifest)$/.test(pattern))
    .map((pattern) => `/${pattern}`)
  return [...new Set([...listed, ...plain, '/admin', '/viewer/thread_none', '/nothing-here'])]
}
