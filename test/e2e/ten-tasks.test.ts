import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Lang } from '#language/lang.ts'
import { CURRENCY, inMainUnit } from '#product/offers.ts'
import { PRODUCTS } from '#product/products.ts'
import { pagesIn, PERSON_PAGES } from '#web/chrome/site-pages.ts'
import { chromeText } from '#web/chrome/text.ts'
import { userMenuText } from '#web/chrome/user-menu-text.ts'
import { expertsText } from '#web/features/bookings/text.ts'
import { calendarText } from '#web/features/calendar/text.ts'
import { toolsText } from '#web/features/calculators/text.ts'
import { chartsText } from '#web/features/charts/text.ts'
import { chatText } from '#web/features/chat/text.ts'
import { glossaryText } from '#web/features/glossary/text.ts'
import { subscriptionText } from '#web/features/plans/subscription-text.ts'
import { accountText } from '#web/features/settings/account-text.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { openBrowser, sharedSite } from '../browser.ts'
import { newSession, signInByCookie } from './browser-session.ts'
import { addConsultant } from './consultants.ts'
import { call, register, subscribe } from './people.ts'
import { ways } from './ways.ts'

const product = sharedSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
  await addConsultant(product, product.owners.en)
})
afterAll(() => browser.close())

const MOST_TAPS = 2
const NAME = { en: 'Emma', ru: 'Эмма' }

/** Where somebody presses, one after the other from their first page on, and what they are looking for then. */
interface Task {
  taps: ((page: Page) => Locator)[]
  finds: (page: Page) => Locator
}

const tab = (path: string, lang: Lang) => (page: Page) => {
  const found = PERSON_PAGES.find((one) => one.path === path)
  return page
    .getByRole('navigation', { name: chromeText[lang].mainNav })
    .getByRole('link', { name: (found?.short ?? found?.title)?.[lang] ?? '', exact: true })
    .filter({ visible: true })
}
const menu = (lang: Lang) => (page: Page) => page.getByRole('button', { name: chromeText[lang].account })
const item = (name: string) => (page: Page) => page.getByRole('menuitem', { name, exact: true })

function tasksIn(lang: Lang): Record<string, Task> {
  const own = userMenuText[lang]
  const other = lang === 'en' ? 'ru' : 'en'
  const price = formatMoney(lang, inMainUnit(PRODUCTS.report.priceCents), CURRENCY)
  const inMenu = (name: string) => [menu(lang), item(name)]
  const pageInMenu = (path: string) => inMenu(pagesIn('menu').find((one) => one.path === path)?.title[lang] ?? '')
  return {
    'moon-void': {
      taps: [tab('/calendar', lang)],
      finds: (page) =>
        page
          .locator('p', { has: page.getByRole('button', { name: calendarText[lang].void }) })
          .filter({ hasText: /\d/ }),
    },
    square: {
      taps: pageInMenu('/glossary'),
      finds: (page) => page.locator('#square').filter({ hasText: glossaryText[lang].terms.square }),
    },
    'report-price': {
      taps: [tab('/reports', lang)],
      finds: (page) => page.getByRole('main').getByText(price),
    },
    'friends-chart': {
      taps: [
        tab('/my-charts', lang),
        (page) => page.getByRole('button', { name: `${chartsText[lang].theirChart}: ${NAME[lang]}` }),
      ],
      finds: (page) => page.getByRole('heading', { level: 1, name: new RegExp(NAME[lang]) }),
    },
    'cancel-plan': {
      taps: inMenu(own.subscription),
      finds: (page) => page.getByRole('button', { name: subscriptionText[lang].cancel }),
    },
    export: {
      taps: inMenu(own.download),
      finds: (page) => page.getByRole('button', { name: accountText[lang].download }),
    },
    calculator: {
      taps: pageInMenu('/tools'),
      finds: (page) => page.getByRole('heading', { level: 1, name: toolsText[lang].headline }),
    },
    ask: {
      taps: [tab('/ask-astrologer', lang)],
      finds: (page) => page.getByRole('textbox', { name: chatText[lang].question }),
    },
    book: {
      taps: pageInMenu('/experts'),
      finds: (page) => page.getByRole('button', { name: expertsText[lang].book }),
    },
    // Last: it is kept with the account.
    language: {
      taps: inMenu(chromeText[lang].otherLanguage),
      finds: (page) => tab('/calendar', other)(page),
    },
  }
}

test.each(
  ways(1, [
    ['en', 'light'],
    ['ru', 'dark'],
  ] as const),
)('each of ten tasks takes at most two taps from the first page, %s', async (lang, theme) => {
  const member = await register(product, { lang })
  await subscribe(product, member, 'month')
  const friend = { name: NAME[lang], relation: 'friend', birthdate: '1990-04-15', birthtime: '10:00' }
  await call(product, 'POST', '/people', { token: member.token, body: { ...friend, birthplace: 'Paris' } })
  const { page, faults, inspect } = await newSession(browser, { url: product.url, lang, size: 'phone', theme })
  await signInByCookie(page, product.url, member.email)
  for (const [name, { taps, finds }] of Object.entries(tasksIn(lang))) {
    expect(taps.length, name).toBeLessThanOrEqual(MOST_TAPS)
    await page.goto('/')
    for (const tap of taps) {
      const target = tap(page).first()
      await target.waitFor()
      // What is pressed must lie under no other thing.
      await target.tap()
    }
    const found = finds(page).first()
    await found.waitFor()
    await found.scrollIntoViewIfNeeded()
    expect(await found.isVisible(), name).toBe(true)
    // Another language comes with a new document, whose heading waits for the day.
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await inspect(`task-${name}`)
  }
  expect(faults).toEqual([])
  await page.context().close()
})
