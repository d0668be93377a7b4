import { expect, it } from 'vitest'
import { mailHtml } from './mail-html.ts'

const page = {
  lang: 'ru' as const,
  title: 'Ваша карта',
  paragraphs: ['Здравствуйте, Ада!', 'Вот ссылка:'],
  action: { label: 'Открыть', link: 'https://asteria.test/confirm?token=a-b_c&lang=ru' },
  footnote: 'Ссылка сработает один раз.',
}

it('is a whole document in its language, with every text and the link to press and to copy', () => {
  const html = mailHtml(page)
  expect(html).toMatch(/^<!DOCTYPE html>\n<html lang="ru">/)
  for (const text of [page.title, ...page.paragraphs, page.action.label, page.footnote]) expect(html).toContain(text)
  expect(html.split('https://asteria.test/confirm?token=a-b_c&amp;lang=ru')).toHaveLength(3)
})

it('shows whatever a person calls themselves, and runs none of it', () => {
  const name = `<script>alert("x")</script> & 'Ада'`
  const html = mailHtml({ ...page, title: name, paragraphs: [name], footnote: name })
  expect(html).not.toContain('<script')
  expect(html.split("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; 'Ада'")).toHaveLength(4)
})

it('asks nothing from outside', () => {
  const addresses = mailHtml(page).match(/(?:src|href|url)\s*[=(]\s*["']?[^"')\s>]+/gi) ?? []
  expect(addresses).toEqual([`href="https://asteria.test/confirm?token=a-b_c&amp;lang=ru`])
})

it('has a dark style for readers in the dark, in which every color of the light one is replaced', () => {
  const html = mailHtml(page)
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  const [, dark = ''] = /@media \(prefers-color-scheme:dark\)\{([\s\S]*)\}\s*<\/style>/.exec(html) ?? []
  const styled = [...html.matchAll(/<\w+ ([^>]*style="[^"]*#[^"]*"[^>]*)>/g)].map(([, attributes = '']) => attributes)
  expect(styled.length).toBeGreaterThan(4)
  for (const attributes of styled) {
    const [, name = 'none'] = /class="(\w+)"/.exec(attributes) ?? []
    expect(dark, attributes).toMatch(new RegExp(`\\.${name}\\{[^}]*!important`))
  }
})
