export { generateDates } from './edit-calendar.ts'
export { getLunarState } from './get-lunar-state.ts'
export { lastEntryChange } from './queries.ts'
