import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PLANS } from '#product/offers.ts'
import { CONSENTS } from '#product/consents.ts'
import { PAGE_WORDS } from '#server/features/sandbox/page-words.ts'
import { birthText } from '#web/features/account/birth-text.ts'
import { chartResultText } from '#web/features/first-chart/result-text.ts'
import { authText } from '#web/features/auth/text.ts'
import { birthTimeText } from '#web/features/birth-time/text.ts'
import { calendarText } from '#web/features/calendar/text.ts'
import { chartsText } from '#web/features/charts/text.ts'
import { chatText } from '#web/features/chat/text.ts'
import { dashboardText } from '#web/features/dashboard/text.ts'
import { factorsText } from '#web/features/factors/text.ts'
import { placesText } from '#web/features/places/text.ts'
import { buyingText } from '#web/features/plans/buying-text.ts'
import { plansText } from '#web/features/plans/text.ts'
import { transitsText } from '#web/features/transits/text.ts'
import { toolsText } from '#web/features/calculators/text.ts'
import { myReportsText } from '#web/features/reports/my-text.ts'
import { orderText } from '#web/features/reports/order-text.ts'
import { common } from '#web/i18n/common.ts'
import { formatDate } from '#web/i18n/format.ts'
import type { Lang } from '#language/lang.ts'
import { startProduct, type Running } from '../running.ts'
import { depthInLine, dropCapArea, lightnessOf, scaleArea, sheetEdge, tickSteps } from './drawn.ts'
import type { Engine, Way } from './engine.ts'
import { firefox } from './firefox.ts'
import { at, inDialog } from './paths.ts'
import { openSession, type BrowserSession } from './browser-session.ts'
import { webkit } from './webkit.ts'

const PASSWORD = 'four plain words here'

/** Pages that a person opens besides, and what is there when they have come. */
const otherPages = (lang: Lang) => [
  ['/my-charts', at.link(chartsText[lang].types.natal.name)],
  ['/transits', at.text(transitsText[lang].timeline)],
  ['/my-reports', at.text(myReportsText[lang].emptyTitle)],
  ['/settings', '//main//form'],
  ['/reports', '//main//h2'],
  ['/report/personality', at.button(orderText[lang].order)],
  ['/tools', at.text(toolsText[lang].tryNow)],
  ['/accuracy', '//main//table'],
]

const CLOCK: Record<Lang, string> = { en: 'Moscow time, UTC+04:00', ru: 'московское время, UTC+04:00' }

// Two that differ in language, size and theme.
const WAYS = [
  { lang: 'ru', size: { width: 390, height: 844 }, theme: 'light' },
  { lang: 'en', size: { width: 1440, height: 900 }, theme: 'dark' },
] as const

let product: Running
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product?.stop('SIGKILL'))

async function register(session: BrowserSession, { lang, theme }: Way): Promise<void> {
  const auth = authText[lang]
  const birth = birthText[lang]
  const field = (name: string) => inDialog(at.field(name))
  const button = (name: string) => inDialog(at.button(name))
  await session.goto('/?showModal=auth')
  await session.type(field(birth.day), '17')
  await session.choose(field(birth.month), '5')
  await session.type(field(birth.year), '1990')
  await session.type(field(birth.time), '14:30')
  await session.click(button(auth.next))
  await session.type(field(placesText[lang].label), lang === 'ru' ? 'Москва' : 'Moscow')
  await session.click(inDialog('//*[@role="option"]'))
  await session.see(inDialog(at.text(birthTimeText[lang].read(CLOCK[lang], null))))
  await session.click(button(auth.next))
  await session.type(field(auth.firstName), lang === 'ru' ? 'Анна' : 'Anna')
  await session.type(field(auth.lastName), lang === 'ru' ? 'Соколова' : 'Sokolova')
  await session.type(field(auth.email), `browser-${crypto.randomUUID()}@example.test`)
  await session.type(field(auth.password), PASSWORD)
  await session.inspect('1-register')
  const edge = await lightnessOf(await session.screenshot(), await session.read(sheetEdge))
  expect(edge > 128).toBe(theme === 'light')
  await session.click(button(auth.register))
  await session.click(at.button(chartResultText[lang].toDay))
}

async function readDay(session: BrowserSession, lang: Lang): Promise<void> {
  const why = at.buttonWith(factorsText[lang].why)
  await session.see(why)
  await session.inspect('2-home')
  await lookAtDrawing(session)
  await session.goto('/daily-horoscope')
  await session.see(at.text(dashboardText[lang].mantra))
  await session.click(why)
  await session.see('//*[@role="dialog"]')
  await session.inspect('3-day')
}

/** What engines paint differently: a scale has a tick every 6 px, and a large letter stands on the line beside its foot. */
async function lookAtDrawing(session: BrowserSession): Promise<void> {
  await session.read(() => scrollTo({ top: 0, behavior: 'instant' }))
  const steps = async () => {
    const area = await session.read(scaleArea)
    return { area, steps: [...new Set(await tickSteps(await session.screenshot(), area))] }
  }
  // With where it was looked for, as that is what a failure turns on.
  await expect.poll(steps, { timeout: 30_000, interval: 200 }).toMatchObject({ steps: [6] })
  const screenshot = await session.screenshot()
  const depth = await depthInLine(screenshot, await session.read(dropCapArea))
  expect(depth).toBeGreaterThan(0.5)
  // Ц and Q have a tail.
  expect(depth).toBeLessThan(2)
}

async function readCalendar(session: BrowserSession, lang: Lang): Promise<void> {
  await session.goto('/calendar')
  await session.see(at.text(calendarText[lang].mantra))
  const days = await session.read(() =>
    [...document.querySelectorAll<HTMLElement>('[role=gridcell] [data-date]')].map(({ dataset, ariaCurrent }) => ({
      date: dataset['date'] ?? '',
      isToday: ariaCurrent === 'date',
    })),
  )
  expect(days).toHaveLength(42)
  const tomorrow = days[days.findIndex(({ isToday }) => isToday) + 1]?.date ?? ''
  await session.click(`//button[@data-date="${tomorrow}"]`)
  await session.see(at.heading(formatDate(lang, tomorrow)))
  await session.see(at.text(calendarText[lang].mantra))
  await session.inspect('4-calendar')
}

async function drawChart(session: BrowserSession, lang: Lang): Promise<void> {
  const t = chartsText[lang]
  await session.goto('/my-charts#add')
  // The natal chart came with the account.
  await session.click(at.button(`${t.create}: ${t.types.transit.name}`))
  await session.see(at.text(t.created))
  await session.click(at.button(common[lang].close))
  await session.click(at.link(t.types.natal.name))
  await session.see(at.heading(t.reading))
  // 17 May 1990, 10:30 UTC: the Sun 26°15′ Taurus (Swiss Ephemeris).
  expect(await session.read(() => document.querySelector('main')?.innerText)).toMatch(/26°\s?15′/)
  await session.inspect('5-chart')
}

async function buyPlan(session: BrowserSession, lang: Lang): Promise<void> {
  const { checkout, success } = buyingText[lang]
  const { states } = plansText[lang]
  const bank = PAGE_WORDS[lang]
  const title = PLANS.find(({ id }) => id === 'six_months')?.texts[lang].title ?? ''
  await session.goto('/plans')
  await session.inspect('6-plans')
  await session.click(at.button(`${states.trial}: ${title}`))
  // The price has come, and moves nothing any more.
  await session.see(at.button(checkout.payTrial))
  await session.click(at.choice(CONSENTS.plan.texts[lang]))
  await session.inspect('7-checkout')
  await session.click(at.button(checkout.payTrial))
  await session.see(at.text(bank.play))
  await session.inspect('8-bank')
  await session.click(at.button(bank.actions.pay))
  await session.see(at.text(success.trialTitle))
  await session.see('//main//form')
  await session.inspect('9-paid')
}

async function askAstrologer(session: BrowserSession, lang: Lang): Promise<void> {
  const box = at.field(chatText[lang].question)
  await session.goto('/ask-astrologer')
  await session.see(at.text(chatText[lang].emptyTitle))
  await session.type(box, lang === 'ru' ? 'О чём говорит моя Венера?' : 'What does my Venus say?')
  await session.pressEnter(box)
  await session.see(at.text(lang === 'ru' ? 'Овна, в восьмом доме.' : 'Aries, in the eighth house.'))
  const [before = '', after = ''] = chatText[lang].facts(7).split('7')
  await session.see(at.text((before.length > after.length ? before : after).trim()))
  await session.inspect('10-chat')
}

async function leafThrough(session: BrowserSession, lang: Lang): Promise<void> {
  for (const [path = '', content = ''] of otherPages(lang)) {
    await session.goto(path)
    await session.see(content)
    await session.inspect(path.slice(1).replace('/', '-'))
  }
}

const titleOf = ({ name, isInstalled, install }: Engine) => (isInstalled ? name : `${name}, not installed (${install})`)

for (const engine of [firefox, webkit])
  describe.skipIf(!engine.isInstalled)(titleOf(engine), () => {
    test.each(WAYS)('registers, reads the day, the calendar and a chart, pays and asks: $lang $theme', async (way) => {
      const session = await openSession(engine, way, product.url)
      try {
        await register(session, way)
        await readDay(session, way.lang)
        await readCalendar(session, way.lang)
        await drawChart(session, way.lang)
        await buyPlan(session, way.lang)
        await askAstrologer(session, way.lang)
        await leafThrough(session, way.lang)
        expect(await session.faults()).toEqual([])
      } finally {
        await session.close()
      }
    })
  })
