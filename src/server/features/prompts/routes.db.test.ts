import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { newAccount, newEmail } from '#test/accounts.ts'
import { onEachDatabase } from '#test/product.ts'

onEachDatabase('prompts', (product) => {
  async function staff() {
    const account = await newAccount(product, { email: newEmail() })
    await product.rows(
      sql`update users set email_confirmed_at = now(), email = ${`owner@example.test`} where id = ${account.id}`,
    )
    return account
  }

  it('are edited version by version, previewed, and closed to everybody else', async () => {
    const { token, id } = await staff()
    const call = (method: string, path: string, body?: object) => product.call(method, `/api${path}`, { token, body })
    const [first] = (await call('GET', '/admin/prompts')).body
    expect(first).toMatchObject({ id: 1, name: 'assist', version: 0, assist: expect.stringContaining('Asteria') })
    expect((await call('PUT', '/admin/prompt/1', { assist: 'Be brief.' })).body).toMatchObject({
      version: 1,
      assist: 'Be brief.',
    })
    expect((await call('PUT', '/admin/prompt/1', { assist: 'Be briefer.' })).body).toMatchObject({ version: 2 })
    expect((await call('GET', '/admin/prompts')).body[0]).toMatchObject({ assist: 'Be briefer.', version: 2 })
    const versions = (await call('GET', '/admin/prompt/1/versions')).body
    expect(versions.map(({ assist }: { assist: string }) => assist)).toEqual(['Be briefer.', 'Be brief.'])
    const { text } = (await call('POST', '/admin/prompt/1/preview', { assist: 'Sing.' })).body
    expect(text).toMatch(/^Sing\.\n/)
    expect(text).toContain('Your Venus is in Aries.')
    const [entry] = await product.rows(
      sql`select action, actor_id, before, after from audit_log order by id desc limit 1`,
    )
    expect(entry).toEqual({ action: 'prompt', actor_id: id, before: 'Be brief.', after: 'Be briefer.' })
    expect(await call('PUT', '/admin/prompt/9', { assist: 'x' })).toMatchObject({ status: 404 })
    expect(await call('PUT', '/admin/prompt/1', { assist: ' ' })).toMatchObject({ status: 422 })
    const other = await newAccount(product)
    expect(await product.call('GET', '/api/admin/prompts', { token: other.token })).toMatchObject({ status: 403 })
  })

  it('the assistant’s record counts replies by author and verdict', async () => {
    const { token } = await newAccount(product, { email: newEmail() })
    await product.call('POST', '/api/chat', { token, body: { content: 'Where is my Moon?' } })
    await product.rows(sql`update users set email = 'other@example.test' where lower(email) = 'owner@example.test'`)
    const boss = await staff()
    const { body } = await product.call('GET', '/api/admin/assistant', { token: boss.token })
    expect(body).toContainEqual({ author: 'built-in', verdict: null, failure: null, replies: 1 })
    const sentence = { kinds: ['dose'], text: 'Take two.' }
    await product.rows(
      sql`update chat_messages set dropped_sentences = ${JSON.stringify([sentence])}::jsonb where role = 'assistant'`,
    )
    const dropped = await product.call('GET', '/api/admin/assistant/dropped', { token: boss.token })
    expect(dropped.body).toEqual([expect.objectContaining(sentence)])
    const [{ thread, mid }] = dropped.body
    const chat = await product.call('GET', `/api/admin/chat/${thread}`, { token: boss.token })
    expect(chat.body).toContainEqual(expect.objectContaining({ mid, dropped: [sentence] }))
    expect(await product.call('GET', '/api/admin/assistant/dropped', { token })).toMatchObject({ status: 403 })
  })
})
