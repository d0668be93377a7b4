import { fileURLToPath } from 'node:url'
import type { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import type { Store } from '#platform/database/database.ts'
import type { Env } from '#platform/env.ts'
import type { Render } from '../ssr.ts'
import { reloadingJobs, type Working } from './reloading-jobs.ts'
import type * as sourcesModule from './sources.ts'

type Sources = typeof sourcesModule

export interface Site extends Working {
  app: Hono
  render: Render
  /** Called with each report that is asked for. */
  freshen(hash: string): Promise<void>
  /** Makes the accounts to work with, and gives back what is to be told of them. */
  seed(): Promise<string>
  /** Every mail as HTML, by a name. */
  sampleMails: Sources['sampleMails']
}

const SOURCES = '/src/server/development/sources.ts'
const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
/** What readings are made of: after a change there, those that are stored are no longer what would be written. */
const READINGS = [folder('astro/'), folder('reading/')]
/** Texts that are no modules, and the module that reads them. */
const TEXTS = [folder('reading/library/entries/'), folder('reading/library/texts/')]
const TEXTS_READER = folder('reading/library/load-library.ts')

/** Has the module that reads the library read it again. */
function forgetTexts({ environments: { ssr } }: ViteDevServer): void {
  for (const module of ssr.moduleGraph.getModulesByFile(TEXTS_READER) ?? []) ssr.moduleGraph.invalidateModule(module)
}

/**
 * The product as its sources are now. Vite's module graph evaluates again what has changed and what imports it; database
 * and queue stay open.
 */
export function reloadingSite(vite: ViteDevServer, env: Env, store: Store): () => Promise<Site> {
  let readingsChangedAt = new Date()
  let forgetDays = false
  vite.watcher.on('all', (_, file) => {
    if (!READINGS.some((path) => file.startsWith(path))) return
    readingsChangedAt = new Date()
    forgetDays = true
    if (TEXTS.some((path) => file.startsWith(path))) forgetTexts(vite)
  })

  let taken: Sources | undefined
  let opened: Promise<Site> | undefined
  const build = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>

  async function open(sources: Sources): Promise<Site> {
    const services = sources.createServices(env, store)
    if (!opened) await sources.sealSecrets(services)
    const site: Site = {
      services,
      jobs: sources.jobs,
      app: sources.createApp(services),
      render: sources.createRender(build, 'development', services),
      freshen: (hash) => sources.rewriteReport(services, hash, readingsChangedAt),
      sampleMails: sources.sampleMails,
      seed: () => sources.seedDemo(services),
    }
    await settleJobs(site)
    if (forgetDays) await sources.deleteWrittenDays(services.db)
    forgetDays = false
    return site
  }

  async function current(): Promise<Site> {
    const sources = (await vite.ssrLoadModule(SOURCES, { fixStacktrace: true })) as Sources
    if (sources !== taken || !opened) {
      taken = sources
      opened = open(sources)
    }
    return opened
  }
  const settleJobs = reloadingJobs(current, store.exclusive)
  return current
}
