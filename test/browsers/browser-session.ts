import { mkdirSync, writeFileSync } from 'node:fs'
import { expect } from 'vitest'
import { chromeText } from '#web/chrome/text.ts'
import { GREETED } from '#web/features/chat/greets.ts'
import { eventually } from '../eventually.ts'
import type { Control, Driver, Engine, Way } from './engine.ts'
import { collectFaults, readFaults } from './faults.ts'
import { findOnTop, findVisible, isSettled, readLayout } from './in-page.ts'

const PATIENCE_MS = 30_000

/** Chooses a language, and answers what would stand over a page, before the first one. */
async function prepare(driver: Driver, { lang }: Way, url: string): Promise<void> {
  await driver.goto(`${url}/favicon.svg`)
  await driver.evaluate(
    (chosen, greeted, consent) => {
      document.cookie = `lang=${chosen}; path=/`
      localStorage.setItem(greeted, '2099-01-01T00:00:00.000Z')
      localStorage.setItem('consent', consent)
    },
    lang,
    GREETED,
    JSON.stringify({ analytics: false, outside: null, at: '2026-01-01T00:00:00.000Z', account: null }),
  )
  await driver.watch(collectFaults)
}

/** A person at a browser that is driven from outside. */
export async function openSession(engine: Engine, way: Way, url: string) {
  const driver = await engine.open(way)
  await prepare(driver, way, url)

  const keepPicture = async (name: string) => {
    const folder = process.env.SHOTS
    if (!folder) return
    mkdirSync(folder, { recursive: true })
    const file = [engine.name.toLowerCase(), name, way.lang, way.size.width, way.theme].join('-')
    writeFileSync(`${folder}/${file}.png`, await driver.screenshot())
  }
  const ask = async (what: string, question: () => Promise<boolean>) => {
    // A page that is being left or drawn anew answers with an error; the next one does not.
    const isSo = async () => (await question().catch(() => false)) || undefined
    try {
      await eventually(isSo, what, PATIENCE_MS)
    } catch (cause) {
      await keepPicture('failed')
      const { heading } = await driver.evaluate(readLayout)
      const faults = await driver.evaluate(readFaults)
      throw new Error(`waited in vain for ${what} in ${engine.name}: ${JSON.stringify({ heading, faults })}`, { cause })
    }
  }
  const act = (path: string, action: (control: Control) => Promise<void>, find = findVisible) =>
    ask(path, async () => {
      const control = await driver.find(find, path)
      if (control) await action(control)
      return control !== null
    })

  return {
    goto: (path: string) => driver.goto(url + path),
    see: (path: string) => act(path, async () => undefined),
    click: (path: string) => act(path, (control) => control.click(), findOnTop),
    type: (path: string, text: string) => act(path, (control) => control.type(text)),
    choose: (path: string, value: string) => act(path, (control) => control.choose(value)),
    pressEnter: (path: string) => act(path, (control) => control.pressEnter()),
    read: driver.evaluate,
    screenshot: driver.screenshot,
    /** Waits until the page is whole, holds it against its window, and keeps a picture where `SHOTS` names a folder. */
    inspect: async (name: string) => {
      await ask(`a whole page at ${name}`, () => driver.evaluate(isSettled))
      const { overflowPx, widthPx, heading } = await driver.evaluate(readLayout)
      await keepPicture(name)
      expect({ name, overflowPx, widthPx }).toEqual({ name, overflowPx: 0, widthPx: way.size.width })
      expect(heading).not.toBe(chromeText[way.lang].faultTitle)
    },
    faults: () => driver.evaluate(readFaults),
    close: () => driver.close(),
  }
}
export type BrowserSession = Awaited<ReturnType<typeof openSession>>
