/** What a key of the public API may be allowed: facts of the sky, the people that its account has saved, the protocol. */
export const API_SCOPES = ['charts', 'transits', 'events', 'places', 'birth-time', 'people:read', 'mcp'] as const
export type ApiScope = (typeof API_SCOPES)[number]

/** The most keys that an account may have. */
export const MOST_API_KEYS = 20
