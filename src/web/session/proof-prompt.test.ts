import { expect, it } from 'vitest'
import { answerProof, askForProof } from './proof-prompt.ts'

it('is answered with no at once where nothing shows the question', async () => {
  expect(await askForProof()).toBe(false)
  answerProof(true)
  expect(await askForProof()).toBe(false)
})
