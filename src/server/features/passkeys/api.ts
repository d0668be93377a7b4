export { deleteExpiredChallenges } from './queries.ts'
export { loginWithPasskey } from './use-passkey.ts'
