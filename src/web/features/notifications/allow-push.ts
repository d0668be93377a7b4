import { call } from '../../api/call.ts'

/** Why a browser shows no notifications. */
export class PushRefusal extends Error {
  readonly why: 'denied' | 'unsupported'
  constructor(why: 'denied' | 'unsupported') {
    super(why)
    this.why = why
  }
}

/**
 * Has this browser take notifications, after asking the person for leave, and tells the server where to send them.
 * @throws {PushRefusal} where the browser can't, or the person doesn't want it
 */
export async function allowPush(key: string): Promise<true> {
  const registration = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined
  if (!registration || !('PushManager' in globalThis) || !('Notification' in globalThis))
    throw new PushRefusal('unsupported')
  if ((await Notification.requestPermission()) !== 'granted') throw new PushRefusal('denied')
  const { endpoint, keys } = (await subscription(registration.pushManager, key)).toJSON()
  if (!endpoint || !keys?.['p256dh'] || !keys['auth']) throw new PushRefusal('unsupported')
  await call('POST /push/subscription', { body: { endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } } })
  return true
}

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** The one that there is, unless it was made for another key, which the server can't send to. */
async function subscription(manager: PushManager, key: string): Promise<PushSubscription> {
  const before = await manager.getSubscription()
  const madeFor = before?.options.applicationServerKey
  if (before && (!madeFor || base64url(madeFor) !== key)) await before.unsubscribe()
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}
