import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { generateText } from 'ai'
import { expect, it, onTestFinished } from 'vitest'
import { startModelServer } from '#test/model-server.ts'
import { parseEnv } from '../env.ts'
import { createChatModel } from './chat-model.ts'

it.each(['openai-compatible', 'anthropic'])(
  'an %s endpoint that sends us elsewhere is not followed',
  async (provider) => {
    const elsewhere = await startModelServer()
    onTestFinished(() => elsewhere.stop())
    const moved = createServer((_, response) => response.writeHead(307, { location: elsewhere.url }).end())
    onTestFinished(() => void moved.close())
    moved.listen(0, '127.0.0.1')
    await once(moved, 'listening')
    const settings = { MODEL_PROVIDER: provider, MODEL_NAME: 'm', MODEL_KEY: 'a key of ours' }
    const env = parseEnv({ ...settings, MODEL_URL: `http://127.0.0.1:${(moved.address() as AddressInfo).port}` })
    const model = createChatModel(env, () => new Date())?.model
    if (!model) throw new Error('no model is set')
    await expect(generateText({ model, prompt: 'Where is my Moon?', maxRetries: 0 })).rejects.toThrow(
      /redirect|connect/i,
    )
    expect(elsewhere.requests).toEqual([])
  },
)
