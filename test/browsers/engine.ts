import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Lang } from '#language/lang.ts'

export interface Way {
  lang: Lang
  size: { width: number; height: number }
  theme: 'light' | 'dark'
}

/** An element of a page, acted on as a person does. */
export interface Control {
  click(): Promise<void>
  type(text: string): Promise<void>
  pressEnter(): Promise<void>
  /** Chooses an option of a select by its value. */
  choose(value: string): Promise<void>
}

/** A page of a browser, whichever protocol its engine speaks. */
export interface Driver {
  /** Leaves the page for another; its scripts may still be loading. */
  goto(url: string): Promise<void>
  /** Runs a function in the page. It may use nothing outside itself. */
  evaluate<T, A extends unknown[]>(run: (...args: A) => T, ...args: A): Promise<T>
  /** The element a function of the page finds. */
  find<A extends unknown[]>(run: (...args: A) => Element | null, ...args: A): Promise<Control | null>
  /** Runs a function in each page from now on, before its scripts where the engine allows; it may come more than once. */
  watch(run: () => void): Promise<void>
  screenshot(): Promise<Uint8Array>
  close(): Promise<void>
}

/** A browser that an installation may or may not have. */
export interface Engine {
  name: string
  /** How to install it. */
  install: string
  isInstalled: boolean
  open(way: Way): Promise<Driver>
}

/** Where a program stands on the path. */
export const programOf = (...names: string[]): string | undefined =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
