import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  ssr: true,
  // All routes are known from the first page on: a few kilobytes, no requests for them, and links work without a network.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
