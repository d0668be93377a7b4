import { useCallback } from 'react'
import { useRevalidator } from 'react-router'

/** Loads the page's data anew. Without a network the page stays as it is: a load that fails would take its place. */
export function useRefresh(): () => void {
  const { revalidate } = useRevalidator()
  return useCallback(() => {
    if (navigator.onLine) void revalidate()
  }, [revalidate])
}
