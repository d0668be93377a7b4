export { showBirth } from './first-chart.ts'
export { getChartFile } from './get-chart-file.ts'
export { orderChart } from './order-chart.ts'
export { findChart, hasChart } from './queries.ts'
