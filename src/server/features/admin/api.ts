export { endSecondFactor } from './act-on-user.ts'
export { testMailText } from './mail.ts'
export { retryJob } from './queue.ts'
