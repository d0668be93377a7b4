export { plural } from '#contract/plural.ts'
