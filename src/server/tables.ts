/** Every table of the product, for Drizzle and its migrations. A feature's tables stand in its own folder. */
export * from './features/accounts/tables.ts'
export * from './features/charts/tables.ts'
export * from './features/daily/tables.ts'
export * from './features/plans/tables.ts'
export * from './features/bookings/tables.ts'
export * from './features/reviews/tables.ts'
export * from './features/support/tables.ts'
export * from './platform/rate-limits-table.ts'
