import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { eventually } from '../eventually.ts'
import type { Control, Driver, Engine, Way } from './engine.ts'
import { browserPath, isInstalled, startService } from './webkit-service.ts'

const newSession = (url: string, theme: Way['theme']): Promise<WebDriver> =>
  new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      // Its scripts are watched from the first moment on.
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': {
        binary: browserPath,
        args: ['--automation', ...(theme === 'dark' ? ['--dark-mode'] : [])],
      },
    })
    .build()

/** Gives the page its size: the window has an address bar above it. */
async function resize(driver: WebDriver, { width, height }: Way['size']): Promise<void> {
  const window = driver.manage().window()
  await window.setRect({ x: 0, y: 0, width, height })
  const barPx = height - (await driver.executeScript<number>('return innerHeight'))
  await window.setRect({ x: 0, y: 0, width, height: height + barPx })
}

const control = (element: WebElement): Control => ({
  click: () => element.click(),
  type: (text) => element.sendKeys(text),
  pressEnter: () => element.sendKeys(Key.ENTER),
  choose: async (value) => {
    await element.findElement({ css: `option[value="${value}"]` }).click()
  },
})

/** WebKitGTK by its own WebDriver: Playwright drives only a WebKit that it brings along. */
async function open({ size, theme }: Way): Promise<Driver> {
  const service = await startService()
  const driver = await newSession(service.url, theme).catch(async (error: unknown) => {
    await service.stop()
    throw error
  })
  await resize(driver, size)
  let watcher = () => {}
  const evaluate = <T, A extends unknown[]>(run: (...args: A) => T, ...args: A) =>
    driver.executeScript<T>(`return (${run.toString()})(...arguments)`, ...args)
  return {
    goto: async (url) => {
      await driver.executeScript('window.isLeft = true')
      await driver.get(url)
      // A page that is being left answers with an error.
      const isThere = () => driver.executeScript<boolean>('return !window.isLeft').catch(() => false)
      await eventually(async () => (await isThere()) || undefined, `the page of ${url}`)
      await evaluate(watcher)
    },
    evaluate,
    find: async (run, ...args) => {
      await evaluate(watcher)
      const element = (await evaluate(run, ...args)) as WebElement | null
      return element && control(element)
    },
    watch: async (run) => {
      watcher = run
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit().catch(() => undefined)
      await service.stop()
    },
  }
}

export const webkit: Engine = {
  name: 'WebKitGTK',
  install: 'apt-get install webkit2gtk-driver xvfb',
  isInstalled,
  open,
}
