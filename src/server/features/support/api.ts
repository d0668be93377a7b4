export { supportMailText, supportReceivedText } from './mail.ts'
export { deleteOldLetters } from './queries.ts'
