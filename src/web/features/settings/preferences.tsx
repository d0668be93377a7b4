import { useText, useLang } from '../../i18n/text.tsx'
import { chooseTheme, useTheme, type Theme } from '../../ui/theme.ts'
import { AsideBlock } from '../../ui/aside-block.tsx'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { StatisticsChoice } from '../analytics/statistics-choice.tsx'
import { settingsText } from './text.ts'
import { useChangeLang } from './use-change-lang.ts'

const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'ru', label: 'Русский' },
] as const

/** Language of the account, theme of this device. */
export function Preferences() {
  const t = useText(settingsText)
  const { lang } = useLang()
  const changeLang = useChangeLang()
  const { choice } = useTheme()
  return (
    <AsideBlock id="preferences" title={t.preferences}>
      <div className="mt-5 grid content-start gap-10">
        <ChoiceGroup legend={t.language} hint={t.languageHint} options={LANGUAGES} value={lang} onChange={changeLang} />
        <ChoiceGroup
          legend={t.theme}
          options={(['system', 'light', 'dark'] as const).map((value) => ({ value, label: t.themes[value] }))}
          value={choice ?? 'system'}
          onChange={(value: Theme | 'system') => chooseTheme(value === 'system' ? null : value)}
        />
        <StatisticsChoice />
      </div>
    </AsideBlock>
  )
}
