export { dayZoneOf, movesDay } from './domain/day-zone.ts'
export { COST, hashPassword, passwordMatches } from './domain/password.ts'
export { EMAIL_CHANGE_MS, NO_EMAIL_CHANGE, pendingEmailOf } from './domain/pending-email.ts'
export { accountDeleted, personalDataAsked, strangerShutOut } from './events.ts'
export { isListed, isStaff, staffRoleOf } from './is-staff.ts'
export { proveConfirmed } from './prove-confirmed.ts'
export { provePassword } from './prove-password.ts'
export {
  deleteUser,
  dropOldEmailChanges,
  findUser,
  findUserByEmail,
  findUsers,
  insertUser,
  lockUser,
  signUpsByDay,
  updateUser,
  type User,
  type UserChanges,
} from './queries.ts'
