import { common } from '../i18n/common.ts'
import type { Lang } from '#language/lang.ts'
import { THEME_COLOURS } from '../ui/theme.ts'
import { chromeText } from './text.ts'

/** How the product appears once it is installed (W3C Web Application Manifest). One application in both languages. */
export function manifestOf(lang: Lang) {
  const t = chromeText[lang]
  const icon = (file: string, size: number, purpose = 'any') => ({
    src: `/icons/${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name: common[lang].name,
    short_name: common[lang].name,
    description: t.motto,
    lang,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: THEME_COLOURS.light,
    theme_color: THEME_COLOURS.light,
    categories: ['lifestyle', 'books'],
    icons: [icon('192', 192), icon('512', 512), icon('maskable', 512, 'maskable')],
    shortcuts: [
      { name: t.calendar, url: '/calendar' },
      { name: t.charts, url: '/my-charts' },
      { name: t.reports, url: '/reports' },
    ],
  }
}
