export { getWrittenDay } from './get-written-day.ts'
export { activePeopleByDay, deleteOldDays, deleteWrittenDays, hasDay } from './queries.ts'
