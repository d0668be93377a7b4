import type { Browser } from 'playwright-core'
import type { ChatServer } from '../chatwoot.ts'
import type { ModelServer } from '../model-server.ts'
import type { PosthogServer } from '../posthog-server.ts'
import type { Running } from '../running.ts'

/** A product with all that an operator may connect, the servers that stand in for it, and somebody's browser. */
export interface Connected {
  product: Running
  browser: Browser
  posthog: PosthogServer
  chat: ChatServer
  model: ModelServer
  /** The address that becomes one of the staff. */
  staff: string
}

export const CHAT_KEY = 'the key of the inbox'
