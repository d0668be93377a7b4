export { activePeopleByDay, deleteOldDays, deleteWrittenDays, hasDay } from './queries.ts'
