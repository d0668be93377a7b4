export { presentFactor } from './present-factor.ts'
