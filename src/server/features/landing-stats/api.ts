export { landingStats } from './landing-stats.ts'
