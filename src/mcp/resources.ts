import { readFileSync } from 'node:fs'
import { LANGS } from '#language/lang.ts'
import { glossaryPage } from './glossary.ts'

const ACCURACY_PAGE = new URL('../astro/ephemeris/ACCURACY.md', import.meta.url)
const MARKDOWN = 'text/markdown'

/** What an assistant may read as a whole. */
export const RESOURCES = [
  {
    uri: 'asteria://accuracy',
    name: 'accuracy',
    title: 'How accurate the figures are',
    description: 'The measured errors of positions, houses and times against the Swiss Ephemeris.',
    mimeType: MARKDOWN,
  },
  ...LANGS.map((lang) => ({
    uri: `asteria://glossary/${lang}`,
    name: `glossary-${lang}`,
    title: `Glossary (${lang})`,
    description: 'The terms of astrology in plain words.',
    mimeType: MARKDOWN,
  })),
]

export const RESOURCE_TEMPLATES = [
  {
    uriTemplate: 'asteria://glossary/{lang}',
    name: 'glossary',
    title: 'Glossary',
    description: 'The terms of astrology in plain words; lang is en or ru.',
    mimeType: MARKDOWN,
  },
]

/** The text of a resource; null for another address. */
export function readResource(uri: string): { uri: string; mimeType: string; text: string } | null {
  if (uri === 'asteria://accuracy') return { uri, mimeType: MARKDOWN, text: readFileSync(ACCURACY_PAGE, 'utf8') }
  const lang = LANGS.find((one) => uri === `asteria://glossary/${one}`)
  return lang ? { uri, mimeType: MARKDOWN, text: glossaryPage(lang) } : null
}
