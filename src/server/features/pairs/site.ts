import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { orLater } from '../../pages/or-later.ts'
import { openInvitation } from './accept.ts'

/** Whether the address of an invitation still works, for the page's status. */
export const pairsSite = (services: Services) => ({
  isInvitationOpen: async (token: string): Promise<boolean> => {
    try {
      await orLater(openInvitation(services, token))
      return true
    } catch (error) {
      if (error instanceof AppError) return false
      throw error
    }
  },
})
