export { deleteOldEvents } from './queries.ts'
