import { Readable } from 'node:stream'
import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption'

/** What a back-up is locked with: the public half of a key pair, or a passphrase. */
export type Lock = { recipient: string } | { passphrase: string }
/** What opens it again: the secret half, or the passphrase. */
export type Key = { identity: string } | { passphrase: string }

/** How every file in the format of age begins (age-encryption.org/v1). */
export const AGE_MARK = 'age-encryption.org/v1\n'

/** Why a file is not locked or opened, in a sentence for the operator. */
export class LockError extends Error {
  override readonly name = 'LockError'
}

/** A new key pair: the recipient may stand anywhere, the identity is kept apart from the back-ups. */
export async function newKey(): Promise<{ identity: string; recipient: string }> {
  const identity = await generateIdentity()
  return { identity, recipient: await identityToRecipient(identity) }
}

/** The secret key in a file as `age-keygen` writes it, comments and all. @throws {LockError} */
export function identityIn(text: string): string {
  const identity = /^AGE-SECRET-KEY-(PQ-)?1[0-9A-Z]+$/m.exec(text)?.[0]
  if (!identity) throw new LockError('There is no key in this file: a line that begins with AGE-SECRET-KEY-1.')
  return identity
}

const bytesOf = (source: AsyncIterable<Uint8Array>) =>
  Readable.toWeb(Readable.from(source)) as unknown as ReadableStream<Uint8Array>

/** Encrypts a stream as it flows. @throws {LockError} */
export async function* locked(source: AsyncIterable<Uint8Array>, lock: Lock): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter()
  if ('passphrase' in lock) encrypter.setPassphrase(lock.passphrase)
  else
    try {
      encrypter.addRecipient(lock.recipient)
    } catch (cause) {
      throw new LockError(`${lock.recipient} is no recipient: it must be the public key of an age identity (age1…).`, {
        cause,
      })
    }
  yield* await encrypter.encrypt(bytesOf(source))
}

/** Opens what was locked; whatever was changed or is missing at the end is an error of the stream. @throws {LockError} */
export async function* unlocked(source: AsyncIterable<Uint8Array>, key: Key): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter()
  if ('passphrase' in key) decrypter.addPassphrase(key.passphrase)
  else decrypter.addIdentity(key.identity)
  const opened = await decrypter.decrypt(bytesOf(source)).catch((cause: unknown) => {
    throw new LockError('The key does not open this back-up.', { cause })
  })
  yield* opened
}
