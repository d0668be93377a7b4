export type { BookingMailKind } from './mail-facts.ts'
export { bookingMailText, type BookingMailRole } from './mail.ts'
export { presentConsultant } from './present.ts'
export { insertConsultant, listConsultants } from './queries.ts'
