import { expect, it } from 'vitest'
import { FAQ_CATEGORIES, FAQ_CATEGORY_OF, faqText } from './faq-text.ts'
import { matches } from './matching.ts'

const found = (lang: 'en' | 'ru', search: string) =>
  faqText[lang].questions.filter((entry) => matches(entry, search)).map(({ question }) => question)

it('looks in questions and answers, for the beginnings of words, in any order', () => {
  expect(found('en', 'trial end')).toEqual(['What happens when the trial ends?'])
  expect(found('en', 'ENDS trial')).toEqual(['What happens when the trial ends?'])
  // Stands in an answer only.
  expect(found('en', 'accounting')).toEqual(['How do I delete my account?'])
  expect(found('ru', 'отчет ждать')).toEqual(['Сколько ждать отчёта?'])
})

it('finds everything for nothing, and nothing for what stands nowhere', () => {
  expect(found('ru', '  ')).toHaveLength(13)
  expect(found('en', 'dragon')).toEqual([])
})

it('has thirteen questions, each in a category, and no category without one', () => {
  for (const lang of ['en', 'ru'] as const) expect(faqText[lang].questions).toHaveLength(FAQ_CATEGORY_OF.length)
  expect(FAQ_CATEGORY_OF).toHaveLength(13)
  expect(new Set(FAQ_CATEGORY_OF)).toEqual(new Set(FAQ_CATEGORIES))
})
