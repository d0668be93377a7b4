export { deleteExpiredInvitations } from './queries.ts'
