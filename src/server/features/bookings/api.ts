export { seedConsultants } from './demo-consultants.ts'
export { bookingsSite } from './site.ts'
