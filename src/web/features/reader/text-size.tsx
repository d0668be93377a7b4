import { useSyncExternalStore } from 'react'
import { useText } from '../../i18n/text.tsx'
import { readerText } from './text.ts'

/** How large a reading is set, as `reader.css` knows it; the second is the size of the site. */
const SIZES = ['s', 'm', 'l', 'xl'] as const
type Size = (typeof SIZES)[number]
const KEY = 'reading-size'

const listeners = new Set<() => void>()
let chosen: Size | undefined

function kept(): Size {
  try {
    return SIZES.find((size) => size === localStorage.getItem(KEY)) ?? 'm'
  } catch {
    return 'm'
  }
}

function choose(size: Size): void {
  chosen = size
  try {
    localStorage.setItem(KEY, size)
  } catch {
    // A forbidden storage: the choice lasts for this page.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The size that readings are set in on this device. */
export const useTextSize = (): Size =>
  useSyncExternalStore(
    subscribe,
    () => (chosen ??= kept()),
    () => 'm',
  )

/** Sets readings larger or smaller, on this device. */
export function TextSize() {
  const t = useText(readerText)
  const at = SIZES.indexOf(useTextSize())
  return (
    <div role="group" aria-label={t.textSize} className="text-size">
      {([-1, 1] as const).map((step) => {
        const next = SIZES[at + step]
        return (
          <button
            key={step}
            type="button"
            className={step < 0 ? 'text-size-smaller' : 'text-size-larger'}
            aria-label={step < 0 ? t.smaller : t.larger}
            // A disabled button would lose the focus of whoever pressed it.
            aria-disabled={next === undefined}
            onClick={() => next && choose(next)}
          >
            {t.letter}
          </button>
        )
      })}
    </div>
  )
}
