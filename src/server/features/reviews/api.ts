export { reviewsSite } from './site.ts'
