import { connect } from 'node:net'
import { readFile } from 'node:fs/promises'
import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { isUnreachable } from './is-unreachable.ts'

const failed = (cause: Error) => new DrizzleQueryError('select 1', [], cause)
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('a failed query', () => {
  it('is for want of a database when nobody listens', async () => {
    for (const connectionString of ['postgresql://a@127.0.0.1:1/a', 'postgresql:///a?host=/no/such/folder&user=a']) {
      const error = await failureOf(new pg.Client({ connectionString }).connect())
      expect(isUnreachable(error)).toBe(true)
      expect(isUnreachable(failed(error as Error))).toBe(true)
    }
  })

  // Codes of PostgreSQL's documentation, appendix A.
  it.each(['08006', '57P01', '57P03', '53300', '3D000', '40P01'])('is for want of a database with code %s', (code) => {
    expect(isUnreachable(failed(Object.assign(new Error('x'), { code })))).toBe(true)
  })

  it.each(['23505', '42P01', '22021', '40001'])('is something else with code %s', (code) => {
    expect(isUnreachable(failed(Object.assign(new Error('x'), { code })))).toBe(false)
  })

  it('is for want of room when the disk is full, of the database or of the files', () => {
    for (const code of ['53100', 'ENOSPC', 'EDQUOT'])
      expect(isUnreachable(Object.assign(new Error('no space left on device'), { code }))).toBe(true)
  })

  it('is something else when a file is missing', async () => {
    expect(isUnreachable(await failureOf(readFile('/no/such/file')))).toBe(false)
    expect(isUnreachable(undefined)).toBe(false)
    expect(isUnreachable(new Error('broken', { cause: 'text' }))).toBe(false)
  })

  it('is for want of a database when the socket is gone', async () => {
    const error = await new Promise((resolve) => connect('/no/such/socket').once('error', resolve))
    expect(isUnreachable(error)).toBe(true)
  })
})
