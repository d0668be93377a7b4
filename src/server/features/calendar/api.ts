export { generateDates } from './edit-calendar.ts'
export { lastEntryChange } from './queries.ts'
