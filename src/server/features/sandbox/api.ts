export { act } from './act.ts'
export { createSandbox } from './create-sandbox.ts'
export { deliver } from './deliver.ts'
export type { Action } from './domain/play.ts'
