type Values = Readonly<Record<string, unknown>>
export interface CallParts {
  params?: Values
  query?: Values
}

/** Method and address of a call: `GET /chart/:hash` with `{ params: { hash: 'x' } }` is GET /api/chart/x. */
export function callAddress(key: string, { params = {}, query = {} }: CallParts): { method: string; address: string } {
  const [method = 'GET', path = '/'] = key.split(' ')
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return { method, address: `/api${filled}${search.size > 0 ? `?${search}` : ''}` }
}
