import type { Lang } from '#language/lang.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { orLater } from '../../pages/or-later.ts'
import { nameLink } from './name-link.ts'

/** What the page of a public link is lent: what it is called, for its head; null where it doesn't open. */
export const sharedLinksSite = (services: Services) => ({
  sharedTitle: async (token: string, lang: Lang): Promise<string | null> => {
    try {
      return await orLater(nameLink(services, token, lang))
    } catch (error) {
      if (error instanceof AppError) return null
      throw error
    }
  },
})
