export { eraseAccount } from './delete-account.ts'
export { deleteOldReceipts } from './queries.ts'
