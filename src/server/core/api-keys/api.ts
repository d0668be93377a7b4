export { allowanceHeaders, chargeCalls, readUsage, takeCall, type Allowance } from './count-calls.ts'
export { newKey } from './domain/new-key.ts'
export { admitCaller, type KeyHolder } from './admit-caller.ts'
export { countKeys, deleteKey, insertKey, listKeys, renameKey, type ApiKeyRow } from './queries.ts'
