export { deleteOldEvents, hasDeclined } from './queries.ts'
