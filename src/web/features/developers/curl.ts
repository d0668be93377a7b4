import type { ReferenceCall } from '#contract/public-reference.ts'

/** A call as a command that can be copied into a terminal. */
export function curl(publicUrl: string, { method, path, open, example }: ReferenceCall): string {
  const key = open ? [] : ["-H 'Authorization: Bearer YOUR_KEY'"]
  if (method === 'GET') {
    const query = new URLSearchParams(example as Record<string, string>).toString()
    return [`curl '${publicUrl}${path}${query && `?${query}`}'`, ...key].join(' \\\n  ')
  }
  const body = JSON.stringify(example)
  return [`curl ${publicUrl}${path}`, ...key, "-H 'Content-Type: application/json'", `-d '${body}'`].join(' \\\n  ')
}
