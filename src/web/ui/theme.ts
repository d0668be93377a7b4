import { useSyncExternalStore } from 'react'
import { layPrints, DARK } from './lay-prints.ts'

export type Theme = 'light' | 'dark'

const KEY = 'theme'
export const THEME_COLOURS: Record<Theme, string> = { light: '#FAF6EE', dark: '#0F1222' }

const listeners = new Set<() => void>()

const stored = (): Theme | null => {
  const value = document.documentElement.dataset.theme
  return value === 'light' || value === 'dark' ? value : null
}
const current = (): Theme => stored() ?? (matchMedia(DARK).matches ? 'dark' : 'light')

/** Chooses a theme for this device; null follows the system again. */
export function chooseTheme(theme: Theme | null): void {
  if (theme) document.documentElement.dataset.theme = theme
  else delete document.documentElement.dataset.theme
  try {
    if (theme) localStorage.setItem(KEY, theme)
    else localStorage.removeItem(KEY)
  } catch {
    // Storage may be forbidden; the choice then lasts for this page.
  }
  paintBrowserChrome()
  layPrints()
  for (const listener of listeners) listener()
}

function paintBrowserChrome() {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const system: Theme = meta.media.includes('dark') ? 'dark' : 'light'
    meta.content = THEME_COLOURS[stored() ?? system]
  }
}

function subscribe(listener: () => void) {
  const system = matchMedia(DARK)
  listeners.add(listener)
  system.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', listener)
  }
}

/** The theme on screen and the stored choice; both null on the server and while its page is taken over. */
export function useTheme(): { theme: Theme | null; choice: Theme | null } {
  const theme = useSyncExternalStore(subscribe, current, () => null)
  const choice = useSyncExternalStore(subscribe, stored, () => null)
  return { theme, choice }
}
