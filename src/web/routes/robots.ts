import type { LoaderFunctionArgs } from 'react-router'
import { siteContext } from '../context.ts'

/** What is a person's own, and what is no page. */
const CLOSED = [
  '/api/',
  '/viewer/',
  '/daily-horoscope',
  '/my-charts',
  '/my-reports',
  '/settings',
  '/reset',
  '/confirm',
  '/admin',
]

export function loader({ context }: LoaderFunctionArgs): Response {
  const lines = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), '']
  const text = [...lines, `Sitemap: ${context.get(siteContext).publicUrl}/sitemap.xml`, ''].join('\n')
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
