import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../../api/call.ts'
import { forgetSession } from '../../session/session.ts'

/** Signs out here at once, whether or not the server could be told. */
export function useLogout() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => {
      const told = call('POST /logout').catch(() => null)
      forgetSession()
      queryClient.clear()
      void navigate('/')
      return told
    },
  })
}
