import { texts } from '../i18n/text.tsx'
import { chromeText } from './text.ts'

/** Words that menus have, too. */
const inMenus = (key: 'assistant' | 'ask' | 'calendar' | 'charts' | 'pricing' | 'reports' | 'support' | 'today') =>
  texts(chromeText.en[key], chromeText.ru[key])

/** Pages that every page links to, in this order, and those that search engines may list. */
const SITE_PAGES = [
  { path: '/reports', title: inMenus('reports'), places: ['guest', 'footer', 'search'] },
  { path: '/tools', title: texts('Calculators', 'Калькуляторы'), places: ['guest', 'footer', 'search'] },
  { path: '/experts', title: texts('Consultations', 'Консультации'), places: ['guest', 'footer', 'search'] },
  { path: '/plans', title: inMenus('pricing'), places: ['guest', 'footer', 'search'] },
  { path: '/reviews', title: texts('Reviews', 'Отзывы'), places: ['guest', 'footer', 'search'] },
  { path: '/horoscope', title: texts('Horoscopes by sign', 'Гороскоп по знакам'), places: ['footer', 'search'] },
  { path: '/my-charts', title: inMenus('charts'), places: ['footer'] },
  { path: '/ask-astrologer', title: inMenus('assistant'), places: ['footer', 'search'] },
  { path: '/accuracy', title: texts('Accuracy', 'Точность'), places: ['footer', 'search'] },
  { path: '/glossary', title: texts('Glossary', 'Словарь'), places: ['footer', 'search'] },
  { path: '/developers', title: texts('For developers', 'Разработчикам'), places: ['footer', 'search'] },
  { path: '/help', title: texts('Help', 'Помощь'), places: ['footer', 'search'] },
  { path: '/support', title: inMenus('support'), places: ['footer', 'search'] },
  { path: '/privacy', title: texts('Privacy', 'Конфиденциальность'), places: ['footer', 'search'] },
  { path: '/terms', title: texts('Terms', 'Условия'), places: ['footer', 'search'] },
] as const

type SitePlace = 'guest' | 'footer' | 'search'

export const pagesIn = (place: SitePlace) =>
  SITE_PAGES.filter(({ places }) => (places as readonly string[]).includes(place))

/** Those of them that lead somewhere: to the consultants only while there is one to book. */
export const openPagesIn = (place: SitePlace, hasConsultants: boolean) =>
  pagesIn(place).filter(({ path }) => hasConsultants || path !== '/experts')

/** The pages of somebody who is signed in, the same on every screen. */
export const PERSON_PAGES = [
  { path: '/', title: inMenus('today'), short: inMenus('today'), icon: 'today' },
  { path: '/calendar', title: inMenus('calendar'), short: inMenus('calendar'), icon: 'calendar' },
  {
    path: '/my-charts',
    title: inMenus('charts'),
    short: texts(chromeText.en.chartsShort, chromeText.ru.chartsShort),
    icon: 'charts',
  },
  { path: '/reports', title: inMenus('reports'), short: inMenus('reports'), icon: 'reports' },
  { path: '/ask-astrologer', title: inMenus('ask'), short: inMenus('ask'), icon: 'ask' },
] as const

/** A visitor's pages on the phone: the rest is in the footer. */
export const GUEST_TABS = [
  { path: '/', short: texts(chromeText.en.home, chromeText.ru.home), icon: 'today' },
  { path: '/reports', short: inMenus('reports'), icon: 'reports' },
  { path: '/tools', short: texts('Calculators', 'Калькуляторы'), icon: 'tools' },
  { path: '/plans', short: inMenus('pricing'), icon: 'card' },
] as const

/** Pages that belong to a section of the menus, though their addresses don't begin with its own. */
const WITHIN: Record<string, readonly string[]> = {
  '/': ['/home', '/daily-horoscope'],
  '/calendar': ['/transits'],
  '/reports': ['/report', '/my-reports'],
}

/** Whether a page is in the section that a menu names by its first page. */
export const isInSection = (section: string, pathname: string): boolean =>
  pathname === section ||
  (section !== '/' && pathname.startsWith(`${section}/`)) ||
  (WITHIN[section] ?? []).some((start) => pathname === start || pathname.startsWith(`${start}/`))
