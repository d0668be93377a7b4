import { createHash } from 'node:crypto'

/** What authenticators know an account by (WebAuthn, 5.4.3): the same for all its passkeys, and telling nothing of it. */
export const userHandle = ({ id, createdAt }: { id: number; createdAt: Date }): Buffer =>
  createHash('sha256').update(`passkeys of ${id} ${createdAt.toISOString()}`).digest()
