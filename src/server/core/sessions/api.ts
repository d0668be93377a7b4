export { isLive } from './domain/live-session.ts'
export { deviceHash, isKnownDevice } from './is-known-device.ts'
export {
  countPasskeys,
  deleteDevice,
  deleteOldSessions,
  deleteOtherSessions,
  deletePasskeysOf,
  deleteSession,
  deleteSessionsOf,
  deleteUnseenDevices,
  deleteUnusedSessions,
  forgetStrongProofs,
  insertSession,
  isSessionOf,
  listSessions,
  noteProof,
  replaceSession,
  restartSession,
  touchSession,
} from './queries.ts'
export { rememberDevice, type Device } from './remember-device.ts'
