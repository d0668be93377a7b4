import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createLog } from './log.ts'

function logged(least: 'debug' | 'warn' = 'debug') {
  const lines: string[] = []
  return { log: createLog(least, (line) => lines.push(line)), lines, last: () => JSON.parse(lines.at(-1) ?? 'null') }
}

describe('the log', () => {
  it('is one JSON object a line, whatever the text', () => {
    const { log, lines, last } = logged()
    log.info('two\nlines', { count: 2, name: 'Ада' })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^\{[^\n]*\}\n$/)
    expect(last()).toEqual({ time: expect.any(String), level: 'info', message: 'two\nlines', count: 2, name: 'Ада' })
    expect(new Date(last().time).toISOString()).toBe(last().time)
  })

  it('leaves out what is below its level', () => {
    const { log, lines } = logged('warn')
    log.debug('no')
    log.info('no')
    log.warn('yes')
    log.error('yes')
    expect(lines).toHaveLength(2)
  })

  it('tells an error with its chain of causes', () => {
    const { log, last } = logged()
    log.error('broke', { error: new TypeError('outer', { cause: new Error('inner') }) })
    expect(last().error).toMatchObject({
      name: 'TypeError',
      message: 'outer',
      stack: expect.stringContaining('log.test.ts'),
      cause: { name: 'Error', message: 'inner' },
    })
  })

  it('keeps the values of a failed query to itself', () => {
    const { log, lines, last } = logged()
    const values = ['Ada of 17 May 1990\n    at no place', null]
    const cause = new Error('relation "nowhere" does not exist')
    log.error('broke', { error: new DrizzleQueryError('select * from nowhere where name = $1', values, cause) })
    expect(last().error.message).toBe('Failed query: select * from nowhere where name = $1')
    expect(last().error.stack).toContain('log.test.ts')
    expect(last().error.cause.message).toBe('relation "nowhere" does not exist')
    expect(lines.join('')).not.toMatch(/Ada|1990|no place/)
  })
})
