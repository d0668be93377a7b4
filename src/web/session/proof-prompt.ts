import { useSyncExternalStore } from 'react'

/** The question that is open, and who waits for its answer. */
let waiting: { answered: Promise<boolean>; answer: (given: boolean) => void } | null = null
const listeners = new Set<() => void>()

function tell() {
  for (const listener of listeners) listener()
}

/**
 * Has the person show once more who they are, in a dialog over whatever they are doing; true when they did. Calls that ask at
 * the same time share one dialog. False at once where no page shows it.
 */
export function askForProof(): Promise<boolean> {
  if (waiting) return waiting.answered
  if (listeners.size === 0) return Promise.resolve(false)
  const { promise: answered, resolve: answer } = Promise.withResolvers<boolean>()
  waiting = { answered, answer }
  tell()
  return answered
}

/** Ends the dialog: the calls that wait are sent again, or fail as they did. */
export function answerProof(given: boolean): void {
  const { answer } = waiting ?? {}
  waiting = null
  tell()
  answer?.(given)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    // The page that showed the dialog is gone.
    if (listeners.size === 0) answerProof(false)
  }
}

/** Whether the person is asked now. */
export const useProofAsked = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => waiting !== null,
    () => false,
  )
