import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newAccount } from '#test/accounts.ts'
import { startModelServer, type Behavior, type ModelServer } from '#test/model-server.ts'
import { onEachDatabase } from '#test/product.ts'
import { CircuitBreaker } from '#platform/models/circuit-breaker.ts'
import { grantPlan } from '#core/entitlements/grant-plan.ts'

let model: ModelServer
beforeAll(async () => {
  model = await startModelServer()
})
afterAll(() => model.stop())

// 17 May 1990, 14:30 in Moscow: Venus in Aries, by any ephemeris.
const TRUE = 'Your Venus is in Aries, so you ring twice and then use the stairs.'
const LIE = 'Your Venus is in Leo, so the whole street knows.'

onEachDatabase(
  'a model of Anthropic in the chat',
  (product) => {
    beforeEach(() => {
      const { chatModel } = product.services
      if (chatModel) chatModel.breaker = new CircuitBreaker(() => product.now)
      model.requests.length = 0
      model.judgements.length = 0
      model.judging = { kind: 'judges', word: 'safe' }
      model.headers.length = 0
    })

    async function ask(...script: Behavior[]) {
      model.script.splice(0, model.script.length, ...script)
      const { id, token } = await newAccount(product)
      await grantPlan(product.services, { userId: id, plan: 'month', days: 30 })
      const { body } = await product.call('POST', '/api/chat', { token, body: { content: 'Where is my Venus?' } })
      const [row] = await product.rows(
        sql`select m.* from chat_messages m join chat_threads t on t.id = m.thread_id
          where t.user_id = ${id} and m.role = 'assistant'`,
      )
      return { content: body.message.content as string, row }
    }

    it('answers, and its tokens are counted', async () => {
      const { content, row } = await ask({ kind: 'says', text: TRUE })
      expect(content).toBe(TRUE)
      expect(row).toMatchObject({ model: 'anthropic claude', verdict: 'true', input_tokens: 2000, output_tokens: 200 })
      // The first sentence is in doubt, and judged once more by the same model.
      expect(model.judgements).toHaveLength(1)
      expect(JSON.parse(model.judgements[0] ?? '')).toMatchObject({ model: 'claude', stream: true })
      expect(model.headers[0]).toMatchObject({ 'x-api-key': 'secret-key', 'anthropic-version': '2023-06-01' })
      expect(JSON.parse(model.requests[0] ?? '')).toMatchObject({ model: 'claude', stream: true })
      expect(model.requests[0]).not.toContain('secret-key')
    })

    it('calls the facts as tools', async () => {
      const input = { from: '2027-01-01', to: '2027-12-31' }
      const text = 'On 6 February 2027 the Sun is eclipsed in Aquarius. Your Venus is in Aries and waits.'
      const { content, row } = await ask({ kind: 'calls', tool: 'eclipses', input }, { kind: 'says', text })
      expect(content).toBe(text)
      expect(row).toMatchObject({ verdict: 'true', input_tokens: 3000, output_tokens: 300 })
      expect(model.requests[1]).toContain('tool_result')
    })

    it('whose sentence it calls unsafe itself is replaced', async () => {
      model.judging = { kind: 'judges', word: 'unsafe' }
      const { content, row } = await ask({ kind: 'says', text: TRUE })
      expect(content).not.toContain('twice')
      expect(row).toMatchObject({ author: 'stand-in', failure: 'unsafe' })
    })

    it('that lies gets one more try', async () => {
      const { content, row } = await ask({ kind: 'says', text: LIE }, { kind: 'says', text: TRUE })
      expect(content).toBe(TRUE)
      expect(row.verdict).toBe('mended')
    })

    it.each([
      ['stalls', { kind: 'stalls', text: 'Your Venus is in Aries, and' }, 'stalled'],
      ['is cut off', { kind: 'cuts', text: 'Your Venus is in Aries. And then' }, 'cut'],
      ['is overloaded', { kind: 'status', status: 529 }, 'status_529'],
      ['refuses the key', { kind: 'status', status: 401 }, 'status_401'],
    ] as const)('that %s is replaced by the built-in astrologer', async (_, behavior, failure) => {
      const { content, row } = await ask(behavior)
      expect(content).toContain('Aries, in the eighth house.')
      expect(row).toMatchObject({ author: 'stand-in', failure })
    })
  },
  () => ({
    MODEL_PROVIDER: 'anthropic',
    MODEL_URL: model.url,
    MODEL_NAME: 'claude',
    MODEL_KEY: 'secret-key',
    MODEL_STALL_SECONDS: '2',
    MODEL_TIMEOUT_SECONDS: '20',
    CHAT_WAIT_SECONDS: '9',
  }),
)
