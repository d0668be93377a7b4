export { checkCode } from './check-code.ts'
export { deleteFactor, listUnsealed } from './queries.ts'
export { sealSecrets } from './seal-secrets.ts'
export { resetSecondFactor } from './turn-off.ts'
