import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PLANS } from '#contract/offers.ts'
import { CONSENTS } from '#contract/consents.ts'
import { PAGE_WORDS } from '#server/features/sandbox/page-words.ts'
import { birthText } from '#web/features/account/birth-text.ts'
import { authText } from '#web/features/auth/text.ts'
import { birthTimeText } from '#web/features/birth-time/text.ts'
import { calendarText } from '#web/features/calendar/text.ts'
import { chartsText } from '#web/features/charts/text.ts'
import { chatText } from '#web/features/chat/text.ts'
import { dashboardText } from '#web/features/dashboard/text.ts'
import { factorsText } from '#web/features/factors/text.ts'
import { placesText } from '#web/features/places/text.ts'
import { plansText } from '#web/features/plans/text.ts'
import { transitsText } from '#web/features/transits/text.ts'
import { toolsText } from '#web/features/calculators/text.ts'
import { myReportsText } from '#web/features/reports/my-text.ts'
import { orderText } from '#web/features/reports/order-text.ts'
import { common } from '#web/i18n/common.ts'
import { formatDate } from '#web/i18n/format.ts'
import type { Lang } from '#web/i18n/lang.ts'
import { startProduct, type Running } from '../running.ts'
import { depthInLine, dropCapArea, lightnessOf, scaleArea, sheetEdge, tickSteps } from './drawn.ts'
import type { Engine, Way } from './engine.ts'
import { firefox } from './firefox.ts'
import { at } from './paths.ts'
import { openVisitor, type Visitor } from './visitor.ts'
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

async function register(visitor: Visitor, { lang, theme }: Way): Promise<void> {
  const auth = authText[lang]
  const birth = birthText[lang]
  await visitor.goto('/?showModal=auth')
  await visitor.type(at.field(auth.firstName), lang === 'ru' ? 'Анна' : 'Anna')
  await visitor.type(at.field(auth.lastName), lang === 'ru' ? 'Соколова' : 'Sokolova')
  await visitor.type(at.field(birth.day), '17')
  await visitor.choose(at.field(birth.month), '5')
  await visitor.type(at.field(birth.year), '1990')
  await visitor.type(at.field(birth.time), '14:30')
  await visitor.type(at.field(placesText[lang].label), lang === 'ru' ? 'Москва' : 'Moscow')
  await visitor.see('//*[@role="option"]')
  await visitor.pressEnter(at.field(placesText[lang].label))
  await visitor.type(at.field(auth.email), `browser-${crypto.randomUUID()}@example.test`)
  await visitor.type(at.field(auth.password), PASSWORD)
  await visitor.type(at.field(auth.repeatPassword), PASSWORD)
  await visitor.see(at.text(birthTimeText[lang].read(CLOCK[lang], null)))
  await visitor.inspect('1-register')
  const edge = await lightnessOf(await visitor.screenshot(), await visitor.read(sheetEdge))
  expect(edge > 128).toBe(theme === 'light')
  await visitor.click(at.button(auth.register))
}

async function readDay(visitor: Visitor, lang: Lang): Promise<void> {
  const why = at.buttonWith(factorsText[lang].why)
  await visitor.see(why)
  await visitor.inspect('2-home')
  await lookAtDrawing(visitor)
  await visitor.goto('/daily-horoscope')
  await visitor.see(at.text(dashboardText[lang].mantra))
  await visitor.click(why)
  await visitor.see('//*[@role="dialog"]')
  await visitor.inspect('3-day')
}

/** What engines paint differently: a scale has a tick every 6 px, and a large letter stands on the line beside its foot. */
async function lookAtDrawing(visitor: Visitor): Promise<void> {
  await visitor.read(() => scrollTo({ top: 0, behavior: 'instant' }))
  const screenshot = await visitor.screenshot()
  const steps = await tickSteps(screenshot, await visitor.read(scaleArea))
  expect([...new Set(steps)]).toEqual([6])
  const depth = await depthInLine(screenshot, await visitor.read(dropCapArea))
  expect(depth).toBeGreaterThan(0.5)
  // Ц and Q have a tail.
  expect(depth).toBeLessThan(2)
}

async function readCalendar(visitor: Visitor, lang: Lang): Promise<void> {
  await visitor.goto('/calendar')
  await visitor.see(at.text(calendarText[lang].mantra))
  const days = await visitor.read(() =>
    [...document.querySelectorAll<HTMLElement>('[role=gridcell] [data-date]')].map(({ dataset, ariaCurrent }) => ({
      date: dataset['date'] ?? '',
      isToday: ariaCurrent === 'date',
    })),
  )
  expect(days).toHaveLength(42)
  const tomorrow = days[days.findIndex(({ isToday }) => isToday) + 1]?.date ?? ''
  await visitor.click(`//button[@data-date="${tomorrow}"]`)
  await visitor.see(at.heading(formatDate(lang, tomorrow)))
  await visitor.see(at.text(calendarText[lang].mantra))
  await visitor.inspect('4-calendar')
}

async function drawChart(visitor: Visitor, lang: Lang): Promise<void> {
  const t = chartsText[lang]
  await visitor.goto('/my-charts#add')
  await visitor.click(at.button(`${t.create}: ${t.types.natal.name}`))
  await visitor.see(at.text(t.created))
  await visitor.click(at.button(common[lang].close))
  await visitor.click(at.link(t.types.natal.name))
  await visitor.see(at.heading(t.reading))
  // 17 May 1990, 10:30 UTC: the Sun 26°15′ Taurus (Swiss Ephemeris).
  expect(await visitor.read(() => document.querySelector('main')?.innerText)).toMatch(/26°\s?15′/)
  await visitor.inspect('5-chart')
}

async function buyPlan(visitor: Visitor, lang: Lang): Promise<void> {
  const { checkout, success, states } = plansText[lang]
  const bank = PAGE_WORDS[lang]
  const title = PLANS.find(({ id }) => id === 'six_months')?.texts[lang].title ?? ''
  await visitor.goto('/plans')
  await visitor.inspect('6-plans')
  await visitor.click(at.button(`${states.trial}: ${title}`))
  // The price has come, and moves nothing any more.
  await visitor.see(at.button(checkout.payTrial))
  await visitor.click(at.choice(CONSENTS.plan.texts[lang]))
  await visitor.inspect('7-checkout')
  await visitor.click(at.button(checkout.payTrial))
  await visitor.see(at.text(bank.play))
  await visitor.inspect('8-bank')
  await visitor.click(at.button(bank.actions.pay))
  await visitor.see(at.text(success.title))
  await visitor.see('//main//form')
  await visitor.inspect('9-paid')
}

async function askAstrologer(visitor: Visitor, lang: Lang): Promise<void> {
  const box = at.field(chatText[lang].question)
  await visitor.goto('/ask-astrologer')
  await visitor.see(at.text(chatText[lang].emptyTitle))
  await visitor.type(box, lang === 'ru' ? 'О чём говорит моя Венера?' : 'What does my Venus say?')
  await visitor.pressEnter(box)
  await visitor.see(at.text(lang === 'ru' ? 'Ваша Венера в Овне.' : 'Your Venus is in Aries.'))
  await visitor.see(at.text(chatText[lang].facts(2)))
  await visitor.inspect('10-chat')
}

async function leafThrough(visitor: Visitor, lang: Lang): Promise<void> {
  for (const [path = '', content = ''] of otherPages(lang)) {
    await visitor.goto(path)
    await visitor.see(content)
    await visitor.inspect(path.slice(1).replace('/', '-'))
  }
}

const titleOf = ({ name, isInstalled, install }: Engine) => (isInstalled ? name : `${name}, not installed (${install})`)

for (const engine of [firefox, webkit])
  describe.skipIf(!engine.isInstalled)(titleOf(engine), () => {
    test.each(WAYS)('registers, reads the day, the calendar and a chart, pays and asks: $lang $theme', async (way) => {
      const visitor = await openVisitor(engine, way, product.url)
      try {
        await register(visitor, way)
        await readDay(visitor, way.lang)
        await readCalendar(visitor, way.lang)
        await drawChart(visitor, way.lang)
        await buyPlan(visitor, way.lang)
        await askAstrologer(visitor, way.lang)
        await leafThrough(visitor, way.lang)
        expect(await visitor.faults()).toEqual([])
      } finally {
        await visitor.close()
      }
    })
  })
