import { expect, test } from 'vitest'
import { subjectFault } from './subject-fault.ts'

test.each([
  'fix(plans): a refund ends the plan at once',
  'docs: a glossary',
  'feat(second-factor)!: codes of eight digits',
  `test: ${'é'.repeat(66)}`,
])('takes %s', (subject) => {
  expect(subjectFault(subject)).toBeNull()
})

test.each([
  ['The load as measured today', /begin like/],
  ['Fix(plans): a refund', /begin like/],
  ['fix (plans): a refund', /begin like/],
  ['fix(plans):', /begin like/],
  ['wording(plans): a refund', /begin like/],
  [`test: ${'e'.repeat(67)}`, /73 characters/],
  ['docs: a glossary.', /period/],
])('refuses %s', (subject, fault) => {
  expect(subjectFault(subject)).toMatch(fault)
})
