export { checkProof } from './give-proof.ts'
