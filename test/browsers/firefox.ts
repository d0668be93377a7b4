import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { programOf, type Driver, type Engine, type Way } from './engine.ts'

const executablePath = programOf('firefox-esr', 'firefox')

/** Firefox as it is installed, by WebDriver BiDi: Playwright drives only a Firefox that it brings along. */
async function open({ size, theme }: Way): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? 0 : 1,
      'ui.prefersReducedMotion': 1,
      // A phone draws none.
      'ui.useOverlayScrollbars': size.width < 600 ? 1 : 0,
    },
  })
  const [first] = await browser.pages()
  const page = first ?? (await browser.newPage())
  await page.setViewport(size)
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (run, ...args) => page.evaluate(run as never, ...args),
    find: async (run, ...args) => {
      const found = await page.evaluateHandle(run as (...args: unknown[]) => Element | null, ...args)
      const element = found.asElement() as ElementHandle<Element> | null
      return (
        element && {
          click: () => element.click(),
          type: (text) => element.type(text),
          pressEnter: () => element.press('Enter'),
          choose: async (value) => void (await element.select(value)),
        }
      )
    },
    watch: async (run) => void (await page.evaluateOnNewDocument(run)),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  }
}

export const firefox: Engine = {
  name: 'Firefox',
  install: 'apt-get install firefox-esr',
  isInstalled: executablePath !== undefined,
  open,
}
