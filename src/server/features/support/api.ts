export { deleteOldLetters } from './queries.ts'
