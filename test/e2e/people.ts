/** Somebody with an account, by what the product told of it. */
export interface Member {
  id: number
  email: string
  token: string
  created_at: string
}

/** Where a product listens. */
interface At {
  url: string
}

export const PASSWORD = 'four plain words here'

export const newEmail = () => `e2e-${crypto.randomUUID()}@example.test`

let hosts = 0
/**
 * A network address that nobody else of this run comes from, as the proxy before the product would see it: workers have
 * numbers of their own, which are close to one another, and none has more than 60,000 hosts.
 */
export const newHost = () => {
  const [of, host] = [process.pid % 24_000, ++hosts]
  return `${11 + Math.floor(of / 250)}.${of % 250}.${Math.floor(host / 250)}.${(host % 250) + 1}`
}

/** A call of the API, of which nothing but success is expected. */
export async function call<T>(
  { url }: At,
  method: string,
  path: string,
  { body, token }: { body?: object; token?: string } = {},
): Promise<T> {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': newHost(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}

/** An account made by the API, for tests of what comes after registering. */
export const register = (product: At, changes: Record<string, unknown> = {}): Promise<Member> =>
  call(product, 'POST', '/register', {
    body: {
      first_name: 'Anna',
      last_name: 'Sokolova',
      email: newEmail(),
      password: PASSWORD,
      repeat_password: PASSWORD,
      birthdate: '1990-05-17',
      birthtime: '14:30',
      birthplace: 'Moscow',
      lang: 'en',
      ...changes,
    },
  })

/** Takes a plan and pays for it at the sandbox's bank. */
export async function subscribe(product: At, { token }: Member, plan: 'month' | 'six_months' | 'year'): Promise<void> {
  const invoice = await call<{ url: string }>(product, 'POST', '/invoice/subscription', { token, body: { plan } })
  const page = product.url + new URL(invoice.url).pathname
  const paid = await fetch(page, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome: 'pay' }),
  })
  if (!paid.ok) throw new Error(`the bank took no payment: ${paid.status} ${await paid.text()}`)
}
