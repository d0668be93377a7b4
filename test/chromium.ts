import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chromium, type Browser, type BrowserServer, type LaunchOptions } from 'playwright-core'

const CACHE = resolve('node_modules/.cache/asteria-chromium')

const fontsConf = (folder: string) => `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>`

/**
 * The Chromium that comes inside an npm package, unpacked once. The package unpacks to the temporary folder and leaves
 * out the libraries a bare system lacks, so both are put in one place of our own, complete or not at all. A process of its own
 * does it: in this one, others make folders in the temporary folder meanwhile.
 */
async function unpack(): Promise<void> {
  if (existsSync(CACHE)) return
  const folder = `${CACHE}.${process.pid}`
  mkdirSync(join(folder, 'fonts'), { recursive: true })
  const script = fileURLToPath(new URL('unpack-chromium.ts', import.meta.url))
  await promisify(execFile)(process.execPath, [script], { env: { ...process.env, TMPDIR: folder } })
  writeFileSync(join(folder, 'fonts', 'fonts.conf'), fontsConf(CACHE))
  try {
    renameSync(folder, CACHE)
  } catch {
    rmSync(folder, { recursive: true })
  }
}

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

interface BrowserProgram {
  executablePath: string
  env: Record<string, string>
}

/** The browser's program and the environment that it needs on a system without its libraries. */
export async function browserProgram(): Promise<BrowserProgram> {
  await unpack()
  return {
    executablePath: join(CACHE, 'chromium'),
    env: {
      ...process.env,
      // In a shell without a locale Chromium names a download in Cyrillic "download".
      LC_ALL: 'C.UTF-8',
      LD_LIBRARY_PATH: join(CACHE, 'al2023/lib'),
      FONTCONFIG_PATH: join(CACHE, 'fonts'),
    } as Record<string, string>,
  }
}

/** A real browser; its default protections stay on. */
const options = async (): Promise<LaunchOptions> => ({ ...(await browserProgram()), args: QUIET })

export const launchBrowser = async (): Promise<Browser> => chromium.launch(await options())

/** A browser that several processes use at once. */
export const launchBrowserServer = async (): Promise<BrowserServer> => chromium.launchServer(await options())
