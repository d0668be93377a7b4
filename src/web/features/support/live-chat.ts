import type { Account } from '#contract/accounts.ts'
import { getSession, onSessionChange } from '../../session/session.ts'
import type { Lang } from '#language/lang.ts'

/** Where the operator's Chatwoot answers, and which of its inboxes is ours; both are public. */
export interface ChatSettings {
  url: string
  token: string
}

/** What is used of Chatwoot's public script: https://www.chatwoot.com/docs/product/channels/live-chat/sdk/setup */
interface Widget {
  toggle(state: 'open' | 'close'): void
  setUser(id: string, user: { email: string; name: string; identifier_hash?: string }): void
  setCustomAttributes(attributes: Record<string, string>): void
  setLocale(lang: string): void
  reset(): void
}
interface ChatWindow {
  chatwootSettings?: object
  chatwootSDK?: { run(settings: { websiteToken: string; baseUrl: string }): void }
  $chatwoot?: Widget
}
const chatWindow = () => globalThis as unknown as ChatWindow

/** Written into the address before the page is loaded anew. */
const WISH = '#chat'

/**
 * The policy of the page that was loaded last lets the chat in on this address alone; who came here from another page of
 * ours still has that page's.
 */
export function isChatLetIn(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded !== undefined && new URL(loaded.name).pathname === location.pathname
}

/** Loads the page with its own policy, and has the chat open there. */
export function wishForChat(): void {
  history.replaceState(history.state, '', WISH)
  location.reload()
}

/** Whether the page was loaded to open the chat; true once. */
export function takeWish(): boolean {
  if (location.hash !== WISH || !isChatLetIn()) return false
  history.replaceState(history.state, '', location.pathname + location.search)
  return true
}

const PATIENCE_MS = 15_000

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: address, async: true })
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`${address} did not load`))
    })
    document.head.append(script)
  })
}

/** The widget's own word that it can be spoken to. */
const ready = () =>
  new Promise<void>((resolve, reject) => {
    const over = new AbortController()
    const timer = setTimeout(() => end(() => reject(new Error('the chat stayed silent'))), PATIENCE_MS)
    const end = (how: () => void) => {
      clearTimeout(timer)
      over.abort()
      how()
    }
    addEventListener('chatwoot:ready', () => end(resolve), { signal: over.signal })
    addEventListener('chatwoot:error', () => end(() => reject(new Error('the chat refused'))), { signal: over.signal })
  })

/** Tells who is asking, with the hash that proves it; nobody is told of where the operator has no key. */
function introduce(widget: Widget, account: Account | null): void {
  if (!account?.support_identifierHash) return
  const { id, email, first_name, last_name, birthdatetime, gender, created_at, plan } = account
  const name = `${first_name} ${last_name}`.trim()
  widget.setUser(String(id), { email, name, identifier_hash: account.support_identifierHash })
  widget.setCustomAttributes({
    first_name,
    last_name,
    birthdatetime: birthdatetime ?? '',
    gender: gender === null ? '' : gender ? 'female' : 'male',
    user_created_at: created_at,
    plan,
  })
}

let started: Promise<Widget> | undefined

async function start({ url, token }: ChatSettings, lang: Lang): Promise<Widget> {
  chatWindow().chatwootSettings = { hideMessageBubble: true, position: 'right', locale: lang, darkMode: 'auto' }
  const saysReady = ready()
  // A script that fails is told by itself; nobody waits for the rest then.
  saysReady.catch(() => undefined)
  await loadScript(`${url}/packs/js/sdk.js`)
  chatWindow().chatwootSDK?.run({ websiteToken: token, baseUrl: url })
  await saysReady
  const widget = chatWindow().$chatwoot
  if (!widget) throw new Error('the chat is not there')
  // Who signs out takes the conversation along.
  onSessionChange(() => !getSession().signedIn && widget.reset())
  return widget
}

/** Loads the widget on first use and opens it. Until then nothing is asked of its host. */
export async function openLiveChat(settings: ChatSettings, lang: Lang): Promise<void> {
  started ??= start(settings, lang).catch((error: unknown) => {
    started = undefined
    throw error
  })
  const widget = await started
  introduce(widget, getSession().account)
  widget.setLocale(lang)
  widget.toggle('open')
}
