import type { Lang } from '#language/lang.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { orLater } from '../../pages/or-later.ts'
import { openLink } from './open-link.ts'
import { namedShared } from './domain/shared-words.ts'

/** What the page of a public link is lent: what it is called, for its head; null where it doesn't open. */
export const sharedLinksSite = (services: Services) => ({
  sharedTitle: async (token: string, lang: Lang): Promise<string | null> => {
    try {
      const { thing } = await orLater(openLink(services, token, { lang, timeZone: 'UTC' }))
      return namedShared(thing, lang)
    } catch (error) {
      if (error instanceof AppError) return null
      throw error
    }
  },
})
