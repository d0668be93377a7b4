import { CARE_TOPICS } from '#reading/astrologer/safety/care-topic.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { ChatReply } from '#contract/chat.ts'
import { say } from '#contract/messages/say.ts'
import { newAccount } from '#test/accounts.ts'
import { howMany } from '#test/how-many.ts'
import { onEachDatabase } from '#test/product.ts'
import { readEvents } from '#test/read-events.ts'
import { grantPlan } from '#core/entitlements/grant-plan.ts'

onEachDatabase('chat', (product) => {
  const ask = (token: string, content: string, more: Record<string, unknown> = {}, headers = {}) =>
    product.call('POST', '/api/chat', { token, body: { content, role: 'user', ...more }, headers })
  const read = (token: string, thread = '') =>
    product.call('GET', `/api/chat${thread && `?thread=${thread}`}`, { token })

  async function onMonth() {
    const account = await newAccount(product)
    await grantPlan(product.services, { userId: account.id, plan: 'month', days: 30 })
    return account
  }

  describe('POST /chat', () => {
    it('answers from the person’s own chart and names the facts', async () => {
      const { token } = await newAccount(product)
      const { status, body } = await ask(token, 'Where is my Venus?')
      expect(status).toBe(200)
      expect(z.safeParse(ChatReply, body).error).toBeUndefined()
      // 17 May 1990, 14:30 in Moscow: Venus in Aries in the eighth house, by any ephemeris.
      expect(body.message).toMatchObject({
        role: 'assistant',
        content: expect.stringContaining('Aries, in the eighth house'),
      })
      expect(body.sources).toContainEqual(expect.objectContaining({ kind: 'natal', natal: 'venus', sign: 0 }))
      expect(body.limit).toBe(0)
    })

    it('answers in the language of the question', async () => {
      const { token } = await newAccount(product)
      expect((await ask(token, 'Где моя Венера?')).body.message.content).toContain('Ваша Венера в Овне')
    })

    it('goes on with the question before it, in its own thread only', async () => {
      const { token } = await onMonth()
      const first = async (content: string, thread?: string) =>
        (await ask(token, content, thread ? { thread } : {})).body.sources[0].id
      const { thread } = (await ask(token, 'When is Mercury retrograde?')).body
      // The sky’s Venus, as Mercury was; one’s own where nothing went before.
      expect(await first('And Venus?')).toMatch(/^sky:venus:/)
      expect(await first('And Venus?', 'new')).toMatch(/^natal:venus:/)
      expect(await first('And Mars?', thread)).toMatch(/^sky:mars:/)
    })

    it('streams the same reply', async () => {
      const { token } = await newAccount(product)
      const { body, headers } = await ask(token, 'Where is my Venus?', {}, { accept: 'text/event-stream' })
      expect(headers.get('content-type')).toContain('text/event-stream')
      const events = readEvents(body)
      const done = events.at(-1)
      expect(done?.event).toBe('done')
      expect(z.safeParse(ChatReply, done?.data).error).toBeUndefined()
      const told = events.filter(({ event }) => event === 'delta').map(({ data }) => data.text)
      expect(told.length).toBeGreaterThan(1)
      expect(told.join('')).toBe(done?.data.message.content)
      expect((await read(token)).body.messages.map(({ content }: { content: string }) => content)).toEqual([
        'Where is my Venus?',
        done?.data.message.content,
      ])
    })

    it.each(['', '   ', '\n\t'])('refuses a blank question %j', async (content) => {
      const { token } = await newAccount(product)
      expect(await ask(token, content)).toMatchObject({
        status: 422,
        body: { errors: { content: say('en', 'required') } },
      })
      expect((await read(token)).body).toMatchObject({ messages: [], limit: 1 })
    })

    it('refuses what is too long, and a role that is not the person’s', async () => {
      const { token } = await newAccount(product)
      expect((await ask(token, 'x'.repeat(1001))).status).toBe(422)
      expect((await ask(token, 'Hello', { role: 'assistant' })).status).toBe(422)
    })

    it('needs a person', async () => {
      expect(await product.call('POST', '/api/chat', { body: { content: 'Hello' } })).toMatchObject({ status: 401 })
    })

    it('says when the day’s questions are spent, also to a stream', async () => {
      const { token } = await newAccount(product, { lang: 'ru' })
      await ask(token, 'Где моя Луна?')
      const spent = { status: 429, body: { reason: 'limit_reached', message: say('ru', 'questions_spent') } }
      expect(await ask(token, 'Где моя Венера?')).toMatchObject(spent)
      expect(await ask(token, 'Где моя Венера?', {}, { accept: 'text/event-stream' })).toMatchObject(spent)
      expect((await read(token)).body.messages).toHaveLength(2)
      // What may be a cry for help is answered all the same.
      const weeping = await ask(token, 'плачу каждую ночь, это Сатурн?')
      expect(weeping).toMatchObject({ status: 200, body: { limit: 0, message: { care: { stage: 'open' } } } })
      product.now = new Date(product.now.getTime() + 86_400_000)
      expect((await ask(token, 'Где моя Венера?')).status).toBe(200)
    })

    it('begins no other day for a zone that is named for it', async () => {
      // At 09:00 UTC of the 21st it is still the 20th on Pago Pago, and nearly the 22nd on Kiritimati.
      const { token } = await newAccount(product)
      const from = (zone?: string) => ask(token, 'Where is my Moon?', {}, zone ? { 'x-time-zone': zone } : {})
      expect((await from('Pacific/Pago_Pago')).status).toBe(200)
      for (const zone of ['Pacific/Kiritimati', undefined, 'Europe/Moscow', 'Pacific/Pago_Pago'])
        expect(await from(zone)).toMatchObject({ status: 429, body: { reason: 'limit_reached' } })
      product.now = new Date(product.now.getTime() + 86_400_000)
      expect((await from('Pacific/Kiritimati')).status).toBe(200)
      expect((await from('Pacific/Pago_Pago')).status).toBe(429)
      // Nor where the first question came without a zone.
      const { token: other } = await newAccount(product)
      product.now = new Date('2026-11-22T12:00:00Z')
      const asOther = (headers: Record<string, string>) => ask(other, 'Where is my Moon?', {}, headers)
      expect((await asOther({})).status).toBe(200)
      expect((await asOther({ 'x-time-zone': 'Pacific/Kiritimati' })).status).toBe(429)
    })

    it('answers exactly five of many at once where five are left', async () => {
      const { token } = await onMonth()
      const asked = howMany(20, 100)
      const answers = await Promise.all(Array.from({ length: asked }, (_, i) => ask(token, `Where is my Moon? ${i}`)))
      const count = (status: number) => answers.filter((answer) => answer.status === status).length
      expect([count(200), count(429)]).toEqual([5, asked - 5])
      const { body } = await read(token)
      expect(body).toMatchObject({ limit: 0, threads: [expect.anything()], pending: false })
      expect(body.messages).toHaveLength(10)
    })

    it('keeps threads apart, and a stranger finds none of them', async () => {
      const { token } = await onMonth()
      const first = (await ask(token, 'Where is my Moon?')).body
      product.now = new Date(product.now.getTime() + 1000)
      const second = (await ask(token, 'Where is my Venus?', { thread: 'new' })).body
      expect(second.thread).not.toBe(first.thread)
      const third = (await ask(token, 'Where is my Mars?', { thread: first.thread })).body
      expect(third.thread).toBe(first.thread)
      expect((await read(token, second.thread)).body.messages).toHaveLength(2)
      expect((await read(token, first.thread)).body.messages).toHaveLength(4)
      expect((await read(token)).body.threads.map(({ title }: { title: string }) => title).toSorted()).toEqual([
        'Where is my Moon?',
        'Where is my Venus?',
      ])
      const stranger = await newAccount(product)
      expect(await read(stranger.token, first.thread)).toMatchObject({ status: 404 })
      expect(await ask(stranger.token, 'And mine?', { thread: first.thread })).toMatchObject({ status: 404 })
      expect((await read(stranger.token)).body.limit).toBe(1)
      expect(
        await product.call('GET', `/api/chat/repeat?thread=${first.thread}`, { token: stranger.token }),
      ).toMatchObject({ status: 404 })
      expect(await product.call('DELETE', `/api/chat/${first.thread}`, { token: stranger.token })).toMatchObject({
        status: 404,
      })
    })

    describe('to somebody in distress', () => {
      // Weights alone take it for danger.
      const LABELLED =
        'My sons are good boys, but they have their own lives. I have labelled the furniture for them so there will be no quarrel.'
      const moscow = { 'x-time-zone': 'Europe/Moscow' }

      it('answers whatever is left, with the lines of the country, and counts nothing', async () => {
        const { token } = await newAccount(product, { lang: 'ru' })
        await ask(token, 'Где моя Луна?')
        let thread = ''
        for (const headers of [moscow, { ...moscow, accept: 'text/event-stream' }]) {
          const { status, body } = await ask(token, 'Я не хочу жить', { thread: 'new' }, headers)
          expect(status).toBe(200)
          const reply = typeof body === 'string' ? readEvents(body).at(-1)?.data : body
          expect(reply.message.content).toContain('+7 495 989-50-50')
          expect(reply.message.content).toContain('112')
          expect(reply.message.care.links).toContainEqual({ text: '+7 495 989-50-50', href: 'tel:+74959895050' })
          expect(reply.sources).toEqual([])
          expect(reply.limit).toBe(0)
          thread = reply.thread
        }
        const repeated = await product.call('GET', `/api/chat/repeat?thread=${thread}`, { token })
        expect(repeated.body.message.care.links.length).toBeGreaterThan(1)
      })

      it('takes the country of the account where the device shows none', async () => {
        const { token } = await newAccount(product, { lang: 'ru' })
        const { body } = await ask(token, 'Я не хочу жить')
        expect(body.message.content).toContain('+7 495 989-50-50')
      })

      it('stays with them in the same thread, and comes back to the chart when they do', async () => {
        const { token } = await newAccount(product)
        const { thread } = (await ask(token, 'i dont want to be here anymore')).body
        const inThread = async (content: string) => (await ask(token, content, { thread })).body
        for (const content of ['no', 'I am alone', 'Where is my Venus?']) {
          const { message, limit, sources } = await inThread(content)
          expect(message.care.links.length).toBeGreaterThan(0)
          expect(message.care.stage).not.toBe('closed')
          expect([limit, sources]).toEqual([1, []])
        }
        // After a wish to die a second question to the chart is not enough.
        expect((await inThread('Where is my Venus?')).message.care.stage).toBe('asked')
        expect((await inThread('I am safe now, my sister is here')).message.care.stage).toBe('closed')
        const back = await inThread('Where is my Venus?')
        expect(back.message.content).toContain('Aries, in the eighth house')
        expect([back.message.care, back.limit]).toEqual([undefined, 0])
        const [row] = await product.rows(sql`select care_class, care_stage from chat_threads where id = ${thread}`)
        expect(row).toEqual({ care_class: 'crisis', care_stage: 'closed' })
      })

      it('keeps topic, person and country, and leaves no later message to the chart', async () => {
        const { token } = await newAccount(product)
        const inThread = async (content: string, thread: string, headers = {}) =>
          (await ask(token, content, { thread }, headers)).body
        const sydney = { 'x-time-zone': 'Australia/Sydney' }
        const first = await inThread('my daughter took 20 paracetamol an hour ago', 'new', sydney)
        expect(first.message.content).toContain('000')
        for (const content of [
          'she feels fine, can she just sleep it off?',
          'my sister is coming over',
          'Where is my Venus?',
          'Where is my Venus?',
        ]) {
          // The device no longer tells where it is.
          const { message, limit, sources } = await inThread(content, first.thread)
          expect(message.content).not.toContain('Aries')
          expect([message.care.stage === 'closed', limit, sources]).toEqual([false, 1, []])
        }
        const [row] = await product.rows(
          sql`select care_class, care_subject, care_country from chat_threads where id = ${first.thread}`,
        )
        expect(row).toEqual({ care_class: 'overdose', care_subject: 'own_child', care_country: 'AU' })
        const safe = await inThread('I’m safe, go on with the chart', first.thread)
        expect([safe.message.care.stage, safe.limit]).toEqual(['closed', 1])
        const back = await inThread('Where is my Venus?', first.thread)
        expect(back.message.content).toContain('Aries, in the eighth house')
      })

      it('asks with answers to press, free of charge, and answers what was asked before where it was none', async () => {
        const { token } = await newAccount(product)
        const said =
          'I have labelled the furniture so there will be no quarrel. I am so tired of all of it. Where is my Venus?'
        const { thread, message, limit } = (await ask(token, said, { thread: 'new' })).body
        expect([message.care.choices.length, limit]).toEqual([9, 1])
        const kept = (await product.call('GET', `/api/chat?thread=${thread}`, { token })).body
        expect(kept.messages.at(-1).care.choices).toEqual(message.care.choices)
        for (const choice of message.care.choices) expect(message.content).toContain(choice)
        const none = (await ask(token, message.care.choices.at(-1), { thread })).body
        expect(none.message.content).toContain('Aries, in the eighth house')
        expect([none.message.care, none.limit]).toEqual([undefined, 0])
        // And not again by weights alone.
        const again = (await ask(token, LABELLED, { thread })).body
        expect(again.message.care).toBeUndefined()
      })

      it('an answer that is pressed sets the topic, and is exported and erased like any message', async () => {
        const { token } = await newAccount(product)
        const { thread, message } = (await ask(token, LABELLED, { thread: 'new' })).body
        const [life] = message.care.choices
        const pressed = (await ask(token, life, { thread })).body
        expect(pressed.message.care).toMatchObject({ stage: 'open' })
        expect(pressed.limit).toBe(1)
        const [row] = await product.rows(sql`select care_class from chat_threads where id = ${thread}`)
        expect(row).toEqual({ care_class: 'crisis' })
        const exported = await product.call('GET', '/api/account/export', { token })
        expect(JSON.stringify(exported.body)).toContain(life)
        await product.call('DELETE', `/api/chat/${thread}`, { token })
        expect(
          await product.rows(
            sql`select id from chat_messages where thread_id = ${thread} and care_choices is not null`,
          ),
        ).toEqual([])
      })

      it('every topic can be kept', async () => {
        const { token } = await newAccount(product)
        const { thread } = (await ask(token, 'i dont want to be here anymore')).body
        for (const topic of CARE_TOPICS) {
          const rows = await product.rows(
            sql`update chat_threads set care_class = ${topic} where id = ${thread} returning care_class`,
          )
          expect(rows).toEqual([{ care_class: topic }])
        }
      })

      it('another thread is an ordinary one', async () => {
        const { token } = await newAccount(product)
        await ask(token, 'my husband beats me')
        expect((await ask(token, 'Where is my Venus?', { thread: 'new' })).body.message.content).toContain(
          'Venus is in',
        )
      })
    })

    it.each(['asdf qwer zxcv', 'hello', 'thanks', 'When will I die?', 'how many questions do I have left'])(
      'takes no question for what tells nothing of the sky: %s',
      async (content) => {
        const { token } = await onMonth()
        const { body } = await ask(token, content)
        expect(body.message.content).not.toBe('')
        expect(body.limit).toBe(5)
      },
    )

    it('asks for birth data where they are missing, and counts nothing', async () => {
      const { id, token } = await newAccount(product)
      await product.rows(sql`update users set birthdate = null, birth_instant = null where id = ${id}`)
      const { body } = await ask(token, 'Where is my Venus?')
      expect(body.message.content).toContain('settings')
      expect(body.limit).toBe(1)
      expect((await ask(token, 'When is the next eclipse?')).body.message.content).toContain('February 6, 2027')
    })
  })

  describe('GET /chat/repeat', () => {
    it('gives the newest reply, says when it is still being written, and gives up what nobody writes', async () => {
      const { id, token } = await newAccount(product)
      const repeat = () => product.call('GET', '/api/chat/repeat', { token })
      expect(await repeat()).toMatchObject({ status: 404 })
      const { body } = await ask(token, 'Where is my Venus?')
      expect((await repeat()).body).toEqual(body)
      await product.rows(
        sql`update chat_messages set status = 'pending', content = '' where id = ${Number(body.message.id)}`,
      )
      expect((await repeat()).body).toEqual({ status: 'pending' })
      expect((await read(token)).body).toMatchObject({ pending: true, limit: 0 })
      // Its process died.
      product.now = new Date(product.now.getTime() + 200_000)
      expect(await repeat()).toMatchObject({ status: 503, body: { message: say('en', 'reply_failed') } })
      expect((await read(token)).body).toMatchObject({ pending: false, limit: 1, messages: [] })
      const [row] = await product.rows(sql`select asked from question_days where user_id = ${id}`)
      expect(row.asked).toBe(0)
    })
  })

  it('DELETE /chat/{thread} forgets it', async () => {
    const { token } = await newAccount(product)
    const { body } = await ask(token, 'Where is my Venus?')
    expect(await product.call('DELETE', `/api/chat/${body.thread}`, { token })).toMatchObject({ status: 200 })
    expect((await read(token)).body).toMatchObject({ messages: [], threads: [], thread: null, limit: 0 })
    expect(await product.call('DELETE', `/api/chat/${body.thread}`, { token })).toMatchObject({ status: 404 })
  })
})
