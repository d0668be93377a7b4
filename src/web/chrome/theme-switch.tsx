import { useText } from '../i18n/text.tsx'
import { Icon } from '../ui/icon.tsx'
import { chooseTheme, useTheme } from '../ui/theme.ts'
import { chromeText } from './text.ts'

/** Switches between the light and the dark theme. */
export function ThemeSwitch() {
  const t = useText(chromeText)
  const { theme } = useTheme()
  const next = theme === 'dark' ? 'light' : 'dark'
  const name = next === 'dark' ? t.toDark : t.toLight
  return (
    <button type="button" className="icon-button" aria-label={name} title={name} onClick={() => chooseTheme(next)}>
      <Icon name={next === 'dark' ? 'night' : 'day'} />
    </button>
  )
}
