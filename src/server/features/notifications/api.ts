export { deleteOldNotifications } from './queries.ts'
