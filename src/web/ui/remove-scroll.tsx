import { useLayoutEffect, type ComponentType, type ReactNode } from 'react'

let locks = 0

/** Holds the page behind a dialog still, where its scrollbar was too. Gives back how to let it go. */
function holdPage(): () => void {
  const { documentElement: root, body } = document
  if (locks++ === 0) {
    body.style.marginRight = `${window.innerWidth - root.clientWidth}px`
    root.classList.add('held')
  }
  return () => {
    if (--locks > 0) return
    root.classList.remove('held')
    body.style.removeProperty('margin-right')
  }
}

interface RemoveScrollProps {
  as: ComponentType<{ children: ReactNode }>
  children: ReactNode
}

/**
 * Stands in for the package of this name below the dialogs and menus (vite.config.ts): that one writes a style element
 * into the page, which the page's policy forbids (docs/decisions/0032). What scrolls inside keeps its scrolling to itself
 * by `overscroll-behavior`.
 */
export function RemoveScroll({ as: As, children }: RemoveScrollProps) {
  useLayoutEffect(holdPage, [])
  return <As>{children}</As>
}
