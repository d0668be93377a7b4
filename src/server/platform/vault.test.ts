import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createVault, VaultError } from './vault.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'asteria-vault-'))
const TEXT = 'JBSWY3DPEHPK3PXP'
const KEY = 'a key of more than thirty-two characters'

it('seals with the folder’s key, which its owner alone may read, and opens again after a start', () => {
  const DATA_DIR = join(folder(), 'new')
  const sealed = createVault({ DATA_DIR }).seal(TEXT, 'totp:1')
  expect(sealed).not.toContain(TEXT)
  expect(Buffer.from(sealed.slice(3), 'base64url').includes(TEXT)).toBe(false)
  expect(createVault({ DATA_DIR }).open(sealed, 'totp:1')).toBe(TEXT)
  expect(statSync(join(DATA_DIR, 'secret.key')).mode & 0o077).toBe(0)
})

it('opens on PostgreSQL what the embedded database sealed, when SECRET_KEY is what the file says', () => {
  const DATA_DIR = folder()
  const sealed = createVault({ DATA_DIR }).seal(TEXT, 'totp:1')
  const SECRET_KEY = readFileSync(join(DATA_DIR, 'secret.key'), 'utf8')
  expect(createVault({ DATA_DIR: folder(), DATABASE_URL: 'postgres://x', SECRET_KEY }).open(sealed, 'totp:1')).toBe(
    TEXT,
  )
})

it('opens nothing with another key, about somebody else, or that was changed', () => {
  const vault = createVault({ DATA_DIR: folder(), SECRET_KEY: KEY })
  const sealed = vault.seal(TEXT, 'totp:1')
  expect(vault.seal(TEXT, 'totp:1')).not.toBe(sealed)
  const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA')
  const other = createVault({ DATA_DIR: folder(), SECRET_KEY: `${KEY}!` })
  for (const open of [
    () => vault.open(sealed, 'totp:2'),
    () => vault.open(changed, 'totp:1'),
    () => vault.open('v1.', 'totp:1'),
    () => other.open(sealed, 'totp:1'),
  ])
    expect(open).toThrow(VaultError)
})

it('has no key on PostgreSQL without SECRET_KEY: seals nothing, and opens what stood unsealed before', () => {
  const bare = createVault({ DATA_DIR: folder(), DATABASE_URL: 'postgres://x' })
  expect(bare.isLocked).toBe(false)
  expect(() => bare.seal(TEXT, 'totp:1')).toThrow(/SECRET_KEY/)
  const kept = `plain.${Buffer.from(TEXT).toString('base64url')}`
  expect(bare.open(kept, 'totp:1')).toBe(TEXT)
  const locked = createVault({ DATA_DIR: folder(), DATABASE_URL: 'postgres://x', SECRET_KEY: KEY })
  expect(locked.open(kept, 'totp:1')).toBe(TEXT)
})
