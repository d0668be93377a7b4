import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { DOCUMENT_LANG } from '../i18n/lang.ts'

/** What was typed into a page that was left for the same page in the other language. */
interface Left {
  lang: string | null
  /** When it was left, ms since 1970. */
  at: number
  drafts: Record<string, unknown>
}

const KEY = 'drafts'
const now = () => performance.timeOrigin + performance.now()
const readers = new Map<string, () => unknown>()
let drafts: Record<string, unknown> | null = null

function read(): Record<string, unknown> {
  try {
    const left = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Left | null
    sessionStorage.removeItem(KEY)
    // Left in the load of this very page, which an ordinary reload is not and a later visit neither.
    return left && left.lang !== DOCUMENT_LANG && left.at >= performance.timeOrigin ? left.drafts : {}
  } catch {
    return {}
  }
}

function leave(): void {
  const typed = [...readers].map(([name, draft]) => [name, draft()] as const).filter(([, draft]) => draft !== null)
  if (typed.length === 0) return
  const left: Left = { lang: DOCUMENT_LANG, at: now(), drafts: Object.fromEntries(typed) }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(left))
  } catch {
    // A full or forbidden storage: it has to be typed again.
  }
}

/**
 * Keeps what was typed over the one load of the page that changes its language. `current` says what there is (null:
 * nothing), `restore` puts it back.
 */
export function useDraft<Draft>(name: string, current: () => Draft | null, restore: (draft: Draft) => void): void {
  const latest = useEffectEvent(current)
  const putBack = useEffectEvent(restore)
  useEffect(() => {
    drafts ??= read()
    if (name in drafts) putBack(drafts[name] as Draft)
    delete drafts[name]
    if (readers.size === 0) addEventListener('pagehide', leave)
    const mine = () => latest()
    readers.set(name, mine)
    return () => {
      if (readers.get(name) === mine) readers.delete(name)
      if (readers.size === 0) removeEventListener('pagehide', leave)
    }
  }, [name])
}

/** What is never written down. */
const SECRET = /password$|^code$/
const isKept = ([name, value]: [string, unknown]) =>
  !SECRET.test(name) && ['string', 'number', 'boolean'].includes(typeof value)

/** The same for the fields of a form, but for secrets and files. `initial` is what it began with; one field is typed again sooner. */
export function useFormDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  initial: Values,
): void {
  const textOf = (values: Values) => JSON.stringify(Object.entries(values).filter(isKept))
  useDraft<Partial<Values>>(
    Object.keys(initial).toSorted().join(' '),
    () => {
      const values = form.getValues()
      const isTyped = Object.keys(initial).length > 1 && textOf({ ...initial, ...values }) !== textOf(initial)
      return isTyped ? (Object.fromEntries(Object.entries(values).filter(isKept)) as Partial<Values>) : null
    },
    (draft) => form.reset({ ...form.getValues(), ...draft }, { keepDefaultValues: true }),
  )
}
