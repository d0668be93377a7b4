import type { TestProject } from 'vitest/node'
import { launchBrowserServer } from './chromium.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the browser of the run answers. */
    browser: string
  }
}

/** One browser for all files of a run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await launchBrowserServer()
  project.provide('browser', server.wsEndpoint())
  return () => server.close()
}
