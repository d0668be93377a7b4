export { getPrompt } from './get-prompt.ts'
