import { resolveDrizzle } from '#platform/database/resolve-drizzle.ts'

resolveDrizzle()
await import('./serve.ts')
