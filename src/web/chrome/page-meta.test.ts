import { describe, expect, it } from 'vitest'
import { publicMeta } from './page-meta.ts'

const dictionary = {
  en: { title: 'Plans', description: 'What it costs' },
  ru: { title: 'Тарифы', description: 'Цены' },
}
const args = { matches: [{ id: 'root', loaderData: { lang: 'ru', publicUrl: 'https://asteria.example' } }] }
const propertyOf = (meta: ReturnType<typeof publicMeta>, property: string) =>
  meta.flatMap((tag) => ('property' in tag && tag['property'] === property ? [tag['content']] : []))

describe('publicMeta', () => {
  it('names a card by its whole address: a report’s own, or else the service’s', () => {
    expect(propertyOf(publicMeta(dictionary, args, '/plans'), 'og:image')).toEqual([
      'https://asteria.example/img/og/asteria.jpg',
    ])
    expect(propertyOf(publicMeta(dictionary, args, '/report/numerology'), 'og:image')).toEqual([
      'https://asteria.example/img/og/numerology.jpg',
    ])
  })

  it('speaks the page’s language', () => {
    const meta = publicMeta(dictionary, args, '/plans')
    expect(meta).toContainEqual({ title: 'Тарифы' })
    expect(propertyOf(meta, 'og:description')).toEqual(['Цены'])
    expect(propertyOf(meta, 'og:url')).toEqual(['https://asteria.example/plans?lang=ru'])
  })
})
