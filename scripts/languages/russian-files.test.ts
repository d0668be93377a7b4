import { expect, it } from 'vitest'
import { withRussian } from './russian-files.ts'

it('are those with words and those that name them, and share the others', () => {
  const built = new Map([
    ['react-a.js', 'export const r=1'],
    ['text-b.js', 'import{r}from"./react-a.js";export const t={"texts:en":"Hello","texts:ru":"Привет"}'],
    ['page-c.js', 'import{t}from"./text-b.js";const d=["assets/text-b.js","assets/react-a.js","assets/page.css"]'],
    ['alone-d.js', 'import{r}from"./react-a.js"'],
    ['manifest-e.js', 'window.m={"module":"/assets/page-c.js","imports":["/assets/react-a.js"]}'],
  ])
  expect(Object.fromEntries(withRussian(built))).toEqual({
    'text-b.js': 'import{r}from"../react-a.js";export const t={ru:"Привет"}',
    'page-c.js': 'import{t}from"./text-b.js";const d=["assets/ru/text-b.js","assets/react-a.js","assets/page.css"]',
    'manifest-e.js': 'window.m={"module":"/assets/ru/page-c.js","imports":["/assets/react-a.js"]}',
  })
})
