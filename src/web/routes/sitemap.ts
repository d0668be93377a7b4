import type { LoaderFunctionArgs } from 'react-router'
import { CATALOGUE, reportsIn } from '#product/catalogue/catalogue.ts'
import { REPORT_CATEGORIES } from '#product/catalogue/report.ts'
import { addressesOf } from '../chrome/page-meta.ts'
import { pagesIn } from '../chrome/site-pages.ts'
import { siteContext } from '../context.ts'
import * as pathsOfFeatures from './paths-of-features.ts'

function paths(): string[] {
  const categories = REPORT_CATEGORIES.filter((category) => reportsIn(category).length > 0)
  return [
    '/',
    ...pagesIn('search').map(({ path }) => path),
    ...categories.map((category) => `/reports/${category}`),
    ...Object.values(pathsOfFeatures).flatMap((pathsOf) => pathsOf()),
    ...CATALOGUE.map(({ type }) => `/report/${type}`),
  ]
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function entries(publicUrl: string, path: string): string[] {
  const addresses = addressesOf(publicUrl, path)
  const links = Object.entries(addresses)
    .map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escape(href)}"/>`)
    .join('')
  return Object.values(addresses).map((address) => `<url><loc>${escape(address)}</loc>${links}</url>`)
}

/** Every public page in both languages (sitemaps.org, with the alternates of Google). */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { publicUrl } = context.get(siteContext)
  const urls = paths().flatMap((path) => entries(publicUrl, path))
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${urls.join('\n')}\n</urlset>\n`
  return new Response(text, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
