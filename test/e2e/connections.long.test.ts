import { afterAll, beforeAll } from 'vitest'
import { openBrowser } from '../browser.ts'
import { startChatServer } from '../chatwoot.ts'
import { startModelServer } from '../model-server.ts'
import { startPosthog } from '../posthog-server.ts'
import { startProduct } from '../running.ts'
import { CHAT_KEY, type Connected } from './connected.ts'
import { consent } from './consent.ts'
import { liveChat } from './live-chat.ts'
import { stalledModel } from './stalled-model.ts'

const STAFF = 'staff@example.test'

/** The suites close over it before it is there; every use of it happens inside a test. */
const connected = {} as Connected

beforeAll(async () => {
  const [posthog, chat, model] = await Promise.all([startPosthog(), startChatServer(), startModelServer()])
  const settings = {
    ADMIN_EMAILS: STAFF,
    POSTHOG_URL: posthog.url,
    POSTHOG_KEY: 'phc_test',
    CHATWOOT_URL: `${chat.url}/`,
    CHATWOOT_TOKEN: 'inbox-1',
    CHATWOOT_HMAC_KEY: CHAT_KEY,
    MODEL_URL: model.url,
    MODEL_NAME: 'test',
    MODEL_STALL_SECONDS: '60',
    MODEL_TIMEOUT_SECONDS: '60',
  }
  const [product, browser] = await Promise.all([startProduct(settings), openBrowser()])
  Object.assign(connected, { product, browser, posthog, chat, model, staff: STAFF } satisfies Connected)
})
afterAll(async () => {
  const { browser, product, posthog, chat, model } = connected
  await browser?.close()
  await product?.stop('SIGKILL')
  await Promise.all([posthog?.stop(), chat?.close(), model?.stop()])
})

// The first counts what happens on the product, so it comes before the others.
consent(connected)
liveChat(connected)
stalledModel(connected)
