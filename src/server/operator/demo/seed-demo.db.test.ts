import { expect, it } from 'vitest'
import { onEachDatabase } from '#test/product.ts'
import { DEMO_PASSWORD } from './make-person.ts'
import { seedDemo } from './seed-demo.ts'

onEachDatabase('the accounts to work with', (product) => {
  const signIn = async (name: string) => {
    const body = { email: `${name}@demo.example`, password: DEMO_PASSWORD }
    const answer = await product.call('POST', '/api/login', { body })
    expect(answer.status, name).toBe(200)
    return answer.body.token as string
  }
  const get = async (token: string, path: string) => {
    const answer = await product.call('GET', path, { token })
    expect(answer.status, path).toBe(200)
    return answer.body
  }
  const kept = async (token: string) => {
    const reports = await get(token, '/api/reports/reports')
    const charts = await get(token, '/api/reports/charts')
    return { reports, charts, people: await get(token, '/api/people'), account: await get(token, '/api/sync') }
  }

  it('are made once, sign in, and open whatever they call ready', async () => {
    const told = await seedDemo(product.services, 1)
    expect(await seedDemo(product.services, 1)).toBe(told)
    const seen: Record<string, unknown> = {}
    for (const name of ['free', 'year', 'hour', 'failed', 'person-1']) {
      const token = await signIn(name)
      const { reports, charts, people, account } = await kept(token)
      for (const { hash, status } of reports) {
        expect(status).toBe(2)
        expect((await get(token, `/api/report/${hash}`)).document.chapters.length).toBeGreaterThan(0)
        expect(String(await get(token, `/api/get/report/${hash}`)).slice(0, 5)).toBe('%PDF-')
      }
      for (const { hash } of charts) await get(token, `/api/chart/${hash}`)
      seen[name] = [account.plan, account.birthtimeIDK, reports.length, charts.length, people.length]
    }
    expect(seen).toEqual({
      free: ['free', false, 0, 1, 0],
      year: ['year', false, 3, 3, 2],
      hour: ['free', true, 1, 1, 0],
      failed: ['free', false, 0, 0, 0],
      'person-1': ['free', false, 1, 0, 0],
    })
    const [payment] = await get(await signIn('failed'), '/api/transactions/list')
    expect(payment).toMatchObject({ type: 'subscription', status: 'failed' })
    const staff = await get(await signIn('staff'), '/api/sync')
    expect(staff.role).toBe(1)
    await get(await signIn('staff'), '/api/admin/users/1')
  })
})
