import type { TestProject } from 'vitest/node'
import type { Lang } from '#language/lang.ts'
import { launchBrowserServer } from './chromium.ts'
import { confirmByMail } from './outbox.ts'
import { register, type Member } from './e2e/people.ts'
import { startProduct } from './running.ts'

/** The product that all end-to-end tests share which need no settings of their own. */
export interface Site {
  url: string
  dataDir: string
  /** Somebody of the staff for each language: pages speak that of the account. */
  owners: Record<Lang, Member>
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the browser of the run answers. */
    browser: string
    site: Site
  }
}

const OWNERS: Record<Lang, string> = { en: 'owner-of-the-site@example.test', ru: 'russian-owner@example.test' }

/** One browser and one product for all files of a run; each test has a context and an account of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [browser, product] = await Promise.all([
    launchBrowserServer(),
    // Each browser session comes from an address of its own, so that limits on addresses don't meet.
    startProduct({ ADMIN_EMAILS: Object.values(OWNERS).join(), TRUST_PROXY: '1' }),
  ])
  const ownerIn = async (lang: Lang) => {
    const owner = await register(product, { email: OWNERS[lang], first_name: 'Olga', lang })
    await confirmByMail(product, owner)
    return owner
  }
  const owners = { en: await ownerIn('en'), ru: await ownerIn('ru') }
  project.provide('browser', browser.wsEndpoint())
  project.provide('site', { url: product.url, dataDir: product.dataDir, owners })
  return async () => {
    await browser.close()
    await product.stop('SIGKILL')
  }
}
