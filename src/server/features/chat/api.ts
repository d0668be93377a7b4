export { longReplyFinished } from './events.ts'
export { deleteOldSpends, latestThreads, readVerdicts, threadsOf } from './queries.ts'
