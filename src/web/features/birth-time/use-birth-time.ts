import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { BirthTimeAnswer, BirthTimeBody } from '#contract/birth-time.ts'
import { CallError } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { useLang } from '../../i18n/text.tsx'
import type { BirthValues } from './birth-values.ts'
import { questionOf } from './question-of.ts'

const PAUSE_MS = 350

/** What is known of the clock of a birth while its form is filled in. */
export interface Asked {
  /** Undefined while there is nothing to ask, or no answer yet. */
  answer: BirthTimeAnswer | undefined
  /** Whether the answer is to what the form holds now. */
  settled: boolean
  /** What the server says of a field, in the page's language. */
  errors: Readonly<Record<string, string>>
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

/** Asks what a birth's fields stand for when the typing pauses; a question that is overtaken is called off. */
export function useBirthTime(birth: BirthValues, isPlaceLeft: boolean): Asked {
  const { lang } = useLang()
  const question = questionOf(birth, isPlaceLeft)
  const paused = usePaused(question)
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['birth-time', lang, paused],
    queryFn: ({ signal }) => {
      const { birthtime, birthplace, birthplace_id, ...rest } = JSON.parse(paused) as BirthTimeBody
      return call('POST /birth-time', { body: { ...rest, birthtime, birthplace, birthplace_id, lang }, signal })
    },
    enabled: paused !== '',
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  })
  const isCurrent = question !== '' && question === paused
  return {
    answer: question === '' ? undefined : data,
    settled: isCurrent && !isPlaceholderData,
    errors: isCurrent && error instanceof CallError ? error.errors : {},
  }
}
