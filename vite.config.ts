import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

interface Graph {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

/** The root, the frame of pages, and small things that nearly every page needs. */
const FRAME =
  /src\/(web\/(root|routes\/site|chrome\/(page-meta|structured-data)|ui\/(static-island|spinner|stars|button)|api\/call-error)|language\/plural)\.tsx?$/
const PLANS = /src\/(web\/features\/plans\/(plan-cards|plan-notes|purchase|text)|product\/(offers|rights))\.tsx?$/

/** Whether a module belongs to the frame, itself or through others that import it. */
function isOfFrame(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (FRAME.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return graph.getModuleInfo(id)?.importers.some((importer) => isOfFrame(importer, graph, seen)) ?? false
}

/** Few files for what every page needs, instead of one for each small module that two of them share. */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  { name: 'router', test: /node_modules\/react-router\//, priority: 3 },
  { name: (id: string, graph: Graph) => (isOfFrame(id, graph) ? 'frame' : null), priority: 2 },
  { name: 'plans', test: PLANS, priority: 1 },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: 'src/web/public',
  // See there.
  resolve: { alias: { 'react-remove-scroll': new URL('src/web/ui/remove-scroll.tsx', import.meta.url).pathname } },
  // Fonts are preloaded by address: none of them may be folded into the style sheet.
  build: { assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
})
