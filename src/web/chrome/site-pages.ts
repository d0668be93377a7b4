import { texts } from '../i18n/text.tsx'
import { chromeText } from './text.ts'

/** Words that menus have, too. */
const inMenus = (key: 'assistant' | 'charts' | 'pricing' | 'reports' | 'support') =>
  texts(chromeText.en[key], chromeText.ru[key])

/** Pages that every page links to, in this order, by header or footer, and those that search engines may list. */
const SITE_PAGES = [
  { path: '/reports', title: inMenus('reports'), places: ['header', 'footer', 'search'] },
  { path: '/plans', title: inMenus('pricing'), places: ['header', 'footer', 'search'] },
  { path: '/reviews', title: texts('Reviews', 'Отзывы'), places: ['header', 'footer', 'search'] },
  { path: '/experts', title: texts('Consultants', 'Консультанты'), places: ['footer', 'search'] },
  { path: '/my-charts', title: inMenus('charts'), places: ['header', 'footer'] },
  { path: '/horoscope', title: texts('Horoscopes', 'Гороскопы'), places: ['footer', 'search'] },
  { path: '/tools', title: texts('Calculators', 'Калькуляторы'), places: ['footer', 'search'] },
  { path: '/ask-astrologer', title: inMenus('assistant'), places: ['search'] },
  { path: '/accuracy', title: texts('Accuracy', 'Точность'), places: ['footer', 'search'] },
  { path: '/help', title: texts('Help', 'Помощь'), places: ['footer', 'search'] },
  { path: '/support', title: inMenus('support'), places: ['footer', 'search'] },
  { path: '/privacy', title: texts('Privacy', 'Конфиденциальность'), places: ['footer', 'search'] },
  { path: '/terms', title: texts('Terms', 'Условия'), places: ['footer', 'search'] },
] as const

export const pagesIn = (place: 'header' | 'footer' | 'search') =>
  SITE_PAGES.filter(({ places }) => (places as readonly string[]).includes(place))
