export { deleteOldSpends, latestThreads, readVerdicts, threadsOf } from './queries.ts'
