import type { Entry } from './history.ts'

/** Reports that were credited at once, by a payment or by the staff, and what became of them. */
export interface Grant {
  /** Which payment granted them, as `provider:payment`, or the line of the staff's. */
  name: string
  orderId: string | null
  credits: number
  left: number
  /** What the spent ones were spent for. */
  spent: Set<string>
}

export type CreditEntry = Pick<Entry, 'key' | 'kind' | 'credits'> & { orderId?: string | null | undefined }

/** The rest of a key after its kind: `spent:thread_x` is about `thread_x`. */
const nameIn = (key: string): string => key.slice(key.indexOf(':') + 1)

const isRevokedBy = (key: string, { name }: Grant) => key === `revoke:${name}` || key.startsWith(`revoke:${name}:`)

/** Takes credits back: first from the grant that they are about, then, in books from before, from the oldest others. */
function revoke(grants: readonly Grant[], key: string, count: number): void {
  const own = grants.filter((grant) => isRevokedBy(key, grant))
  let due = count
  for (const grant of [...own, ...grants.filter((other) => !own.includes(other))]) {
    const taken = Math.min(due, grant.left)
    grant.left -= taken
    due -= taken
  }
}

/**
 * Follows every credit from its grant to what it was spent for. A product's own report is paid by its own payment, any
 * other one by the oldest credit there is.
 * @param entries all credit lines of a person in the order they were written
 */
export function grantsOf(entries: readonly CreditEntry[]): Grant[] {
  const grants: Grant[] = []
  for (const { key, kind, credits, orderId } of entries) {
    const thing = nameIn(key)
    if (kind === 'credit_granted') {
      const name = key.startsWith('credit:') ? thing : key
      grants.push({ name, orderId: orderId ?? null, credits: credits ?? 0, left: credits ?? 0, spent: new Set() })
    } else if (kind === 'credit_revoked') revoke(grants, key, -(credits ?? 0))
    else if (kind === 'credit_spent') {
      const open = grants.filter(({ left }) => left > 0)
      const grant = open.find((own) => orderId && own.orderId === orderId) ?? open[0]
      if (!grant) continue
      grant.left--
      grant.spent.add(thing)
    } else if (kind === 'credit_returned') {
      const grant = grants.find(({ spent }) => spent.has(thing))
      if (grant?.spent.delete(thing)) grant.left++
    }
  }
  return grants
}
