import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { signOut } from '../../session/settle-session.ts'
import { keepForOffline } from '../offline/register.ts'

/** Signs out here at once, whether or not the server can be told now. */
export function useLogout() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async () => {
      const told = signOut()
      queryClient.clear()
      void navigate('/')
      await told
      // The browser has put the worker away with the rest.
      keepForOffline()
    },
  })
}
