export { dayZoneOf } from './domain/day-zone.ts'
export { isLive } from './domain/live-session.ts'
export { COST, hashPassword, passwordMatches } from './domain/password.ts'
export { EMAIL_CHANGE_MS, NO_EMAIL_CHANGE, pendingEmailOf } from './domain/pending-email.ts'
export { accountDeleted, personalDataAsked, strangerShutOut } from './events.ts'
export { actorFinder, rememberTimeZone, type Actor, type FindActor } from './find-actor.ts'
export { freshUntil, noted, proveFresh } from './fresh-proof.ts'
export { deviceHash, isKnownDevice } from './is-known-device.ts'
export { isListed, isStaff, staffRoleOf } from './is-staff.ts'
export { proveConfirmed } from './prove-confirmed.ts'
export { provePassword } from './prove-password.ts'
export { proveStaff } from './prove-staff.ts'
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
  deleteUser,
  dropOldEmailChanges,
  findUser,
  findUserByEmail,
  findUsers,
  forgetStrongProofs,
  insertSession,
  insertUser,
  listSessions,
  lockUser,
  noteProof,
  replaceSession,
  restartSession,
  signUpsByDay,
  updateUser,
  type Preload,
  type Preloaded,
  type User,
  type UserChanges,
} from './queries.ts'
export { rememberDevice, type Device } from './remember-device.ts'
export { hasStrongMeans, needsStrongProof } from './strong-means.ts'
