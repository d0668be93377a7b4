import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { useLang } from '../../i18n/text.tsx'

const PAUSE_MS = 160
const SHOWN = 6

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

/** Places for what is typed so far, asked for when the typing pauses. */
export function usePlaces(typed: string, enabled: boolean) {
  const { lang } = useLang()
  const q = usePaused(typed.trim())
  return useQuery({
    queryKey: ['places', lang, q],
    queryFn: ({ signal }) => call('GET /places', { query: { q, lang, limit: SHOWN }, signal }),
    enabled: enabled && q.length > 1,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
}
