export { orderChart } from './order-chart.ts'
export { findChart, hasChart } from './queries.ts'
