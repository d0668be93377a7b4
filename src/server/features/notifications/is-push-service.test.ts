import { expect, it } from 'vitest'
import { isPushService } from './is-push-service.ts'

const HOSTS = ['fcm.googleapis.com', 'push.services.mozilla.com']

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://FCM.googleapis.com/x',
])('%s is a push service', (endpoint) => expect(isPushService(endpoint, HOSTS)).toBe(true))

it.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://evil.example/?fcm.googleapis.com',
  'https://fcm.googleapis.com.evil.example/x',
  'https://notfcm.googleapis.com.evil/x',
  'https://xfcm.googleapis.com/x',
  'https://fcm.googleapis.com@10.0.0.1/x',
  'https://user:secret@fcm.googleapis.com/x',
  'https://127.0.0.1/x',
  'http://localhost:3000/x',
  'http://[::1]/x',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'ftp://fcm.googleapis.com/x',
  '',
  'x',
])('%s is none', (endpoint) => expect(isPushService(endpoint, HOSTS)).toBe(false))

it('this machine is one where the operator says so, as tests do', () => {
  expect(isPushService('http://127.0.0.1:4000/push/1', ['127.0.0.1'])).toBe(true)
  expect(isPushService('ftp://127.0.0.1/push/1', ['127.0.0.1'])).toBe(false)
})
