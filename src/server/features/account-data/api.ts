export { eraseAccount } from './delete-account.ts'
export { deletionMailText } from './mail.ts'
export { deleteOldReceipts } from './queries.ts'
