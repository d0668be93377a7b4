import { expect, it } from 'vitest'
import { identityIn, locked, LockError, newKey, unlocked } from './back-up-lock.ts'

const PARTS = [Buffer.alloc(70_000, 1), Buffer.from('the last lines of a back-up')]
async function* parts() {
  yield* PARTS
}
const whole = async (source: AsyncIterable<Uint8Array>) => Buffer.concat(await Array.fromAsync(source))

it('a passphrase opens what it has locked, and another does not', async () => {
  const passphrase = 'six plain words for the back-up'
  const sealed = await whole(locked(parts(), { passphrase }))
  expect(sealed.includes('the last lines of a back-up')).toBe(false)
  const read = (key: string) =>
    whole(unlocked([sealed].values() as unknown as AsyncIterable<Uint8Array>, { passphrase: key }))
  expect((await read(passphrase)).equals(Buffer.concat(PARTS))).toBe(true)
  await expect(read('another')).rejects.toBeInstanceOf(LockError)
})

it('a key pair is written as age-keygen writes it', async () => {
  const { identity, recipient } = await newKey()
  expect(recipient).toMatch(/^age1[0-9a-z]{58}$/)
  expect(identityIn(`# created: 2026-11-22\n# public key: ${recipient}\n${identity}\n`)).toBe(identity)
  expect(() => identityIn(recipient)).toThrow(LockError)
  await expect(whole(locked(parts(), { recipient: 'ssh-ed25519 AAAA' }))).rejects.toThrow(/is no recipient/)
})
