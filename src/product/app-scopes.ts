/**
 * What an assistant may be allowed by the person's consent: to compute, as anybody may with a key, and to read what is theirs.
 * The names stand in tokens and metadata and stay as they are.
 */
export const APP_SCOPES = ['mcp', 'chart:read', 'people:read', 'day:read'] as const
export type AppScope = (typeof APP_SCOPES)[number]

/** Without it nothing can be asked. */
export const LEAST_SCOPE = 'mcp' satisfies AppScope
