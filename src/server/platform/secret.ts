import { createHash, randomBytes } from 'node:crypto'

/** 192 random bits, safe in an address. */
export const newSecret = () => randomBytes(24).toString('base64url')

/** What is stored instead of a secret. A plain hash is enough: there is nothing to guess in 192 random bits. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex')
