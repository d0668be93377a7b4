import { useText } from '../i18n/text.tsx'
import { Icon } from '../ui/icon.tsx'
import { chooseTheme, useTheme } from '../ui/theme.ts'
import { chromeText } from './text.ts'

/** Turns the page from day to night paper and back. */
export function ThemeSwitch() {
  const t = useText(chromeText)
  const { theme } = useTheme()
  const next = theme === 'night' ? 'paper' : 'night'
  const name = next === 'night' ? t.toNight : t.toPaper
  return (
    <button type="button" className="icon-button" aria-label={name} title={name} onClick={() => chooseTheme(next)}>
      <Icon name={next === 'night' ? 'night' : 'day'} />
    </button>
  )
}
