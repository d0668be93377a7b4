import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sampleMails } from './sample-mails.ts'

test('there is a sample of every mail, in both languages', () => {
  const makers = globSync('src/server/features/*/mail.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export function (\w+)\(/gm)].map(([, name = '']) => name),
  )
  expect(makers.length).toBeGreaterThan(8)
  const samples = globSync('src/server/features/*/sample-mails.ts').map((file) => readFileSync(file, 'utf8'))
  expect(makers.filter((name) => !samples.some((text) => text.includes(`${name}(`)))).toEqual([])
  const [english, russian] = [sampleMails('en'), sampleMails('ru')]
  expect(Object.keys(russian)).toEqual(Object.keys(english))
  for (const [name, html] of Object.entries(russian)) {
    expect(html, name).toMatch(/^<!DOCTYPE html>\n<html lang="ru">/)
    expect(html, name).not.toMatch(/undefined|null|Invalid Date|NaN/)
    expect(html, name).not.toBe(english[name])
  }
})
