// temporary: screenshots
import { chromium } from 'playwright-core'
import { register, subscribe, call, type Member } from './e2e/people.ts'
import { writeFileSync, readFileSync, existsSync } from 'node:fs'
async function signInByCookie(page: any, url: string, email: string) {
  const answer = await fetch(`${url}/api/login`, { method: 'POST', headers: { 'x-session': 'cookie', origin: url }, body: new URLSearchParams({ email, password: 'four plain words here' }) })
  await page.context().addCookies(answer.headers.getSetCookie().map((text) => { const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []; return { name, value, url, httpOnly: text.includes('HttpOnly') } }))
  const account: any = await answer.json()
  await page.context().addInitScript(({ session, account: text }: any) => { if (localStorage.getItem('signed') === session) return; localStorage.setItem('signed', session); localStorage.setItem('session', session); localStorage.setItem('account', text) }, { session: crypto.randomUUID(), account: JSON.stringify({ ...account, token: undefined }) })
}
const url = 'http://localhost:4330'
const product = { url }
type Known = { en: Member; ru: Member; id: { en: number; ru: number } }
const file = '/tmp/p30/members.json'
async function members(): Promise<Known> {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const made: any = { id: {} }
  for (const lang of ['en', 'ru'] as const) {
    const m = await register(product, { lang })
    await subscribe(product, m, 'year')
    const names = lang === 'en' ? ['Emily', 'Michael', 'Susan Abernathy-Worthington', 'Pat'] : ['Аня', 'Михаил', 'Сусанна Вениаминовна', 'Женя']
    const base = { birthplace: 'Moscow' }
    const people = [
      { ...base, birthtimeIDK: true, name: names[0], relation: 'child', birthdate: '2019-06-02' },
      { ...base, birthtime: '06:40', name: names[1], relation: 'partner', birthdate: '1988-03-14' },
      { ...base, birthtime: '21:15', name: names[2], relation: 'colleague', birthdate: '1979-11-27' },
      { ...base, birthtimeIDK: true, name: names[3], relation: '', group: lang === 'en' ? 'Choir' : 'Хор', birthdate: '1992-02-29' },
    ]
    for (const p of people) { const r: any = await call(product, 'POST', '/people', { token: m.token, body: p }); if (p.relation === 'partner') made.id[lang] = r.id }
    made[lang] = m
  }
  writeFileSync(file, JSON.stringify(made)); return made
}
const m = await members()
const [paths, only] = [process.argv[2]!.split(','), process.argv[3]]
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const combos = [['en', 390, 'light'], ['ru', 390, 'dark'], ['en', 1440, 'dark'], ['ru', 1440, 'light']] as const
for (const [lang, width, theme] of combos) {
  if (only && !only.split(',').includes(`${lang}${width}`)) continue
  const context = await browser.newContext({ viewport: { width, height: width === 390 ? 844 : 900 }, colorScheme: theme, locale: lang === 'ru' ? 'ru-RU' : 'en-US', baseURL: url, timezoneId: 'Europe/Moscow', deviceScaleFactor: 1 })
  const page = await context.newPage()
  page.on('pageerror', (e) => console.log('ERR', e.message))
  page.on('console', (e) => e.type() === 'error' && console.log('CON', e.text()))
  await signInByCookie(page, url, (m[lang] as Member).email)
  for (const path of paths) {
    await page.goto(path.replace(':id', String(m.id[lang])))
    await page.waitForTimeout(4500)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    if (wide) console.log('WIDE', path, lang, width)
    await page.screenshot({ path: `/tmp/p30/shots/${path.replaceAll(/\W+/g, '_')}-${lang}-${width}-${theme}.png`, fullPage: true })
  }
  await context.close()
}
await browser.close()
