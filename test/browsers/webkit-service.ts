import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { eventually } from '../eventually.ts'
import { freePort } from '../running.ts'
import { programOf } from './engine.ts'

const driverPath = programOf('WebKitWebDriver')
const displayPath = programOf('Xvfb')
export const [browserPath] = globSync('/usr/{lib,libexec}/**/webkit2gtk-4.*/MiniBrowser')
export const isInstalled = Boolean(driverPath && displayPath && browserPath)

/** A screen that nobody sees. */
async function startDisplay(): Promise<{ child: ChildProcess; name: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const child = spawn(displayPath ?? '', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [number] = (await once(child.stdio[3] as Readable, 'data')) as [Buffer]
  return { child, name: `:${number.toString().trim()}` }
}

/** A home with nothing in it but settings: no animations, and an address bar that gives way to a phone's width. */
async function newHome(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'asteria-webkit-'))
  const settings = join(home, 'gtk-3.0')
  await mkdir(settings)
  await writeFile(join(settings, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  await writeFile(join(settings, 'gtk.css'), 'entry { margin-left: -120px }')
  return home
}

/** WebKit's own WebDriver, on a screen of its own. */
export async function startService(): Promise<{ url: string; stop(): Promise<void> }> {
  const [display, home, port] = await Promise.all([startDisplay(), newHome(), freePort()])
  const url = `http://127.0.0.1:${port}`
  const child = spawn(driverPath ?? '', ['--host=127.0.0.1', `--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name, HOME: home, XDG_CONFIG_HOME: home, NO_AT_BRIDGE: '1' },
    stdio: 'ignore',
  })
  const stop = async () => {
    child.kill()
    display.child.kill()
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  }
  const answers = async () => (await fetch(`${url}/status`).catch(() => null))?.ok || undefined
  try {
    await eventually(answers, 'WebKitWebDriver')
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}
