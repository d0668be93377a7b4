import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { textsApart } from './scripts/languages/page-texts.ts'

/**
 * What every page loads is two files, instead of dozens of small ones: React with the router, and the frame of the site with
 * all that it imports, and the sign that something is on its way. What is shared by other pages only, such as dialogs, stays
 * out of them.
 */
const groups = [
  { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
  { name: 'frame', test: /[\\/]src[\\/]web[\\/](?:root|routes[\\/]site|ui[\\/]spinner)\.tsx$/, priority: 1 },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), textsApart()],
  publicDir: 'src/web/public',
  // Fonts are preloaded by address: none of them may be folded into the style sheet.
  build: { assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
})
