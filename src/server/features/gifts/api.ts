export { deleteUnpaid as deleteUnpaidGifts } from './queries.ts'
