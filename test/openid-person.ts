/** A browser's cookies, by name. */
export class Jar {
  readonly cookies = new Map<string, string>()
  keep(headers: Headers) {
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }
  get header() {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }
}

const FIELD = /<input[^>]*name="([^"]*)"[^>]*value="([^"]*)"/g

/** Chooses a person at the provider; the address it sends the browser back to, also where it does so by a form. */
export async function chooseAt(address: URL, subject: string, back: string): Promise<URL> {
  const jar = new Jar()
  let next = address
  for (let step = 0; step < 8; step++) {
    if (next.pathname === back) return next
    const chooses = next.pathname.startsWith('/choose/')
    const answer = await fetch(next, {
      method: chooses ? 'POST' : 'GET',
      headers: { cookie: jar.header },
      body: chooses ? new URLSearchParams({ subject }) : null,
      redirect: 'manual',
    })
    jar.keep(answer.headers)
    const location = answer.headers.get('location')
    if (location === null) {
      const page = await answer.text()
      const action = /<form[^>]*action="([^"]*)"/.exec(page)?.[1] ?? 'about:blank'
      const fields = [...page.matchAll(FIELD)].map(([, name = '', value = '']) => [name, value])
      return new URL(`${action}?${new URLSearchParams(fields)}`)
    }
    next = new URL(location, next)
  }
  throw new Error(`the provider led nowhere: ${next.href}`)
}
