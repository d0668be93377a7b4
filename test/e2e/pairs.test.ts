import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chartsText } from '#web/features/charts/text.ts'
import { togetherText } from '#web/features/together/page-text.ts'
import { pairsText } from '#web/features/pairs/text.ts'
import { sharedLinksText } from '#web/features/shared-links/text.ts'
import { openBrowser, sharedSite } from '../browser.ts'
import { fillRegistration, newSession, signInByCookie, submitRegistration } from './browser-session.ts'
import { newEmail, register } from './people.ts'
import { ways } from './ways.ts'

const product = sharedSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test.each(
  ways(1, [
    ['ru', 'phone', 'light'],
    ['en', 'desktop', 'dark'],
  ]),
)(
  'somebody is invited, registers, agrees; both read the comparison until one ends it (%s, %s)',
  async (lang, size, theme) => {
    const inviter = await newSession(browser, { url: product.url, lang, size, theme })
    const [t, words, charts] = [pairsText[lang], togetherText[lang], chartsText[lang]]
    const [name, from] = lang === 'ru' ? ['Пётр', 'Майя'] : ['Peter', 'Mia']
    const birth = { birthdate: '1987-11-02', birthtime: '07:10', birthplace: lang === 'ru' ? 'Париж' : 'Paris' }
    const { email } = await register(product, { lang, first_name: from, ...birth })
    await signInByCookie(inviter.page, product.url, email)

    // Invited from the page of charts and people.
    await inviter.page.goto('/my-charts')
    await inviter.page.getByText(t.none).waitFor()
    await inviter.page.getByRole('button', { name: t.invite, exact: true }).click()
    const sheet = inviter.page.getByRole('dialog')
    await sheet.getByText(t.hidden).waitFor()
    await sheet.getByRole('button', { name: t.make, exact: true }).click()
    // Without a name it says so beside the field.
    await expect.poll(() => sheet.getByLabel(t.name, { exact: true }).getAttribute('aria-invalid')).toBe('true')
    await sheet.getByLabel(t.name, { exact: true }).fill(name)
    await inviter.inspect('pair-invite')
    await sheet.getByRole('button', { name: t.make, exact: true }).click()
    const ready = inviter.page.getByRole('dialog', { name: t.readyTitle })
    const address = await ready.getByLabel(sharedLinksText[lang].address, { exact: true }).inputValue()
    await inviter.inspect('pair-ready')
    await ready.getByRole('button', { name: t.done, exact: true }).click()
    await inviter.page.getByRole('button', { name: t.takeBackNamed(name) }).waitFor()

    // The friend opens it without an account.
    const path = new URL(address).pathname
    const friend = await newSession(browser, { url: product.url, lang, size, theme })
    expect((await friend.page.goto(path))?.status()).toBe(200)
    await friend.page.getByRole('heading', { name: words.invited(from) }).waitFor()
    await friend.page.getByText(t.both).waitFor()
    await friend.inspect('pair-guest', 'page')
    await friend.page.getByRole('link', { name: words.register }).click()
    const place = lang === 'ru' ? 'Москва' : 'Moscow'
    await fillRegistration(friend, { day: 17, month: 5, year: 1990, time: '14:30', email: newEmail(), place })
    await submitRegistration(friend)
    await friend.page.getByRole('button', { name: words.agree, exact: true }).waitFor()
    await friend.inspect('pair-agree', 'page')
    await friend.page.getByRole('button', { name: words.agree, exact: true }).click()
    await friend.page.getByRole('heading', { name: words.pairTitle(from) }).waitFor()
    await friend.page.getByRole('heading', { name: charts.reading }).waitFor()
    await friend.inspect('pair-friend', 'page')
    expect(await friend.page.locator('main').innerText()).not.toMatch(/1987|7:10|Paris|Париж/)

    // And who invited reads it, too, as their own.
    await inviter.page.goto('/my-charts')
    await inviter.page.getByRole('link', { name: t.open(name) }).click()
    await inviter.page.getByRole('heading', { name: words.pairTitle(name) }).waitFor()
    await inviter.page.getByRole('heading', { name: charts.reading }).waitFor()
    expect(await inviter.page.locator('main').innerText()).not.toMatch(
      /1990|14:30|2:30\sp|Moscow|Москв|Sokolova|Соколов/,
    )
    await inviter.page.getByRole('link', { name: charts.types.composite.name, exact: true }).click()
    await inviter.page.getByText(charts.types.composite.text).waitFor()
    await inviter.page.getByRole('heading', { name: charts.reading }).waitFor()
    expect(await inviter.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await inviter.inspect('pair-inviter', 'page')

    // The friend ends it, and neither finds it any more.
    await friend.page.getByRole('button', { name: words.end, exact: true }).click()
    await friend.page.getByRole('dialog').getByText(words.endIntro).waitFor()
    await friend.inspect('pair-end')
    await friend.page.getByRole('dialog').getByRole('button', { name: words.end, exact: true }).click()
    await friend.page.waitForURL('**/my-charts')
    await inviter.page.reload()
    await inviter.page.getByRole('heading', { name: words.goneTitle }).waitFor()
    await inviter.inspect('pair-gone', 'page')
    expect((await friend.page.goto(path))?.status()).toBe(404)
    await friend.page.getByRole('heading', { name: words.closedTitle }).waitFor()
    // The browser says so itself where what an address is about is not there.
    for (const { faults } of [inviter, friend]) expect(faults.filter((fault) => !fault.includes('404'))).toEqual([])
  },
)
