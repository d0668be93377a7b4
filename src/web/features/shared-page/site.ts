import type { Lang } from '#language/lang.ts'

/** What a public link shows is called; null where it doesn't open. */
export type SharedTitle = string | null

declare module '../../context.ts' {
  interface Site {
    sharedTitle(token: string, lang: Lang): Promise<SharedTitle>
  }
}
