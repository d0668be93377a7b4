import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ProductId } from '#product/products.ts'
import type { Quote } from '#contract/plans.ts'
import type { PaidPlanId } from '#product/rights.ts'
import { CallError } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'

/** How long somebody pauses who has typed a code. */
const PAUSE_MS = 400

type Wanted = { plan: PaidPlanId } | { product: ProductId }

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

const useOneQuote = (wanted: Wanted, promo: string, enabled: boolean) =>
  useQuery({
    queryKey: ['quote', wanted, promo],
    queryFn: ({ signal }) => call('POST /invoice/quote', { body: { ...wanted, promo }, signal }),
    enabled,
    retry: (failures, error) => !(error instanceof CallError) && failures < 2,
    staleTime: 0,
  })

interface Quoted {
  /** The price with the code, as soon as it is known that the code holds; without it until then. */
  quote: Quote | undefined
  /** What is wrong with the code. */
  codeError: string | undefined
  /** Why there is no price at all. */
  error: Error | null
  /** True while the price that is shown may not be the one that will be paid. */
  isPending: boolean
}

/** What a purchase costs, from the server, while a code is being typed. */
export function useQuote(wanted: Wanted, typed: string): Quoted {
  const code = typed.trim()
  const settled = useSettled(code)
  const plain = useOneQuote(wanted, '', true)
  const reduced = useOneQuote(wanted, settled, settled !== '')
  const hasCode = code !== '' && settled === code
  const codeError =
    hasCode && reduced.error instanceof CallError ? (reduced.error.errors.promo ?? reduced.error.message) : undefined
  return {
    quote: (hasCode ? reduced.data : undefined) ?? plain.data,
    codeError,
    error: plain.error,
    isPending: plain.isPending || code !== settled || (hasCode && reduced.isFetching),
  }
}
