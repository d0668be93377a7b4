import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: 'src/web/public',
  // Fonts are preloaded by address: none of them may be folded into the style sheet.
  build: { assetsInlineLimit: 0 },
})
