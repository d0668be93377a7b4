export { creditKey } from './domain/credit-key.ts'
export { assertPossible, checkOrdered, orderReport } from './order-report.ts'
export { presentForStaff } from './present-for-staff.ts'
export { presentNeeds } from './present.ts'
export {
  deleteWaiting,
  findReportByHash,
  listDocuments,
  listReportRows,
  listWaiting,
  readyTypes,
  receivedTypes,
  replaceDocument,
  reportsByDay,
  reportsOf,
} from './queries.ts'
export { composeDocument } from './write-report.ts'
