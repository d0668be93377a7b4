import { ADMIN_PAGE } from '#contract/admin-rows.ts'

/** A page of a list, in the contract's shape. */
export const presentPage = <Row>(page: number, total: number, rows: Row[]) => ({
  rows,
  page,
  pages: Math.max(1, Math.ceil(total / ADMIN_PAGE)),
  total,
})
