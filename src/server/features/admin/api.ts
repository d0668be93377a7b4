export { endSecondFactor } from './act-on-user.ts'
export { retryJob } from './queue.ts'
