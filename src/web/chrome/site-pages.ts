import { texts, type Texts } from '../i18n/dictionary.ts'
import type { IconName } from '../ui/icon.tsx'
import { chromeText } from './text.ts'

type SitePlace = 'guest' | 'tab' | 'menu' | 'footer' | 'search'

interface SitePage {
  path: string
  title: Texts<string>
  /** Where there is little room. */
  short?: Texts<string>
  icon?: IconName
  places?: readonly SitePlace[]
}

/** Words that menus have, too. */
const inMenus = (key: 'assistant' | 'ask' | 'calendar' | 'charts' | 'pricing' | 'reports' | 'support' | 'today') =>
  texts(chromeText.en[key], chromeText.ru[key])

const LISTED = ['footer', 'search'] as const
const FIRST = ['guest', ...LISTED] as const

/**
 * Pages that every page links to, in this order, and those that search engines may list. `tab` is a visitor's bar on the
 * phone, `menu` a person's own menu.
 */
const SITE_PAGES: readonly SitePage[] = [
  { path: '/reports', title: inMenus('reports'), icon: 'reports', places: ['tab', ...FIRST] },
  { path: '/tools', title: texts('Calculators', 'Калькуляторы'), icon: 'tools', places: ['tab', 'menu', ...FIRST] },
  { path: '/experts', title: texts('Consultations', 'Консультации'), icon: 'person', places: ['menu', ...FIRST] },
  { path: '/plans', title: inMenus('pricing'), icon: 'card', places: ['tab', ...FIRST] },
  { path: '/gifts', title: texts('Gifts', 'Подарки'), icon: 'gift', places: ['menu', ...LISTED] },
  { path: '/reviews', title: texts('Reviews', 'Отзывы'), places: FIRST },
  { path: '/horoscope', title: texts('Horoscopes by sign', 'Гороскоп по знакам'), places: LISTED },
  { path: '/my-charts', title: inMenus('charts'), places: ['footer'] },
  { path: '/ask-astrologer', title: inMenus('assistant'), places: LISTED },
  { path: '/accuracy', title: texts('Accuracy', 'Точность'), places: LISTED },
  { path: '/glossary', title: texts('Glossary', 'Словарь'), icon: 'book', places: ['menu', ...LISTED] },
  { path: '/developers', title: texts('For developers', 'Разработчикам'), places: LISTED },
  { path: '/help', title: texts('Help', 'Помощь'), places: LISTED },
  { path: '/support', title: inMenus('support'), places: LISTED },
  { path: '/privacy', title: texts('Privacy', 'Конфиденциальность'), places: LISTED },
  { path: '/terms', title: texts('Terms', 'Условия'), places: LISTED },
]

export const pagesIn = (place: SitePlace) => SITE_PAGES.filter(({ places }) => places?.includes(place))

/** Those of them that lead somewhere. */
export const openPagesIn = (place: SitePlace, closed: readonly string[]) =>
  pagesIn(place).filter(({ path }) => !closed.includes(path))

/** The pages of somebody who is signed in, the same on every screen. */
export const PERSON_PAGES: readonly SitePage[] = [
  { path: '/', title: inMenus('today'), icon: 'today' },
  { path: '/calendar', title: inMenus('calendar'), icon: 'calendar' },
  {
    path: '/my-charts',
    title: inMenus('charts'),
    short: texts(chromeText.en.chartsShort, chromeText.ru.chartsShort),
    icon: 'charts',
  },
  { path: '/reports', title: inMenus('reports'), icon: 'reports' },
  { path: '/ask-astrologer', title: inMenus('ask'), icon: 'ask' },
]

/** A visitor's pages on the phone: the rest is in the footer. */
export const GUEST_TABS: readonly SitePage[] = [
  { path: '/', title: texts(chromeText.en.home, chromeText.ru.home), icon: 'today' },
  ...pagesIn('tab'),
]

/** Pages that belong to a section of the menus, though their addresses don't begin with its own. */
const WITHIN: Record<string, readonly string[]> = {
  '/': ['/home', '/daily-horoscope'],
  '/calendar': ['/transits'],
  '/my-charts': ['/people', '/map'],
  '/reports': ['/report', '/my-reports'],
}

/** Whether a page is in the section that a menu names by its first page. */
export const isInSection = (section: string, pathname: string): boolean =>
  pathname === section ||
  (section !== '/' && pathname.startsWith(`${section}/`)) ||
  (WITHIN[section] ?? []).some((start) => pathname === start || pathname.startsWith(`${start}/`))
