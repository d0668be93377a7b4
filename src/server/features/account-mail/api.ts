export { issueTicket } from './issue-ticket.ts'
export { accountMail } from './job.ts'
export { deleteExpiredTokens, findMailToken, useMailToken, voidMailTokens } from './queries.ts'
export { newMailToken } from './send-account-mail.ts'
