import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { orLater } from '../../pages/or-later.ts'
import { findByKey } from './find-open.ts'

/** Whether an address is a gift's, for the page's status. */
export const giftsSite = (services: Services) => ({
  isGift: async (token: string): Promise<boolean> => {
    try {
      await orLater(findByKey(services, token))
      return true
    } catch (error) {
      if (error instanceof AppError) return false
      throw error
    }
  },
})
