import { useLang, useText } from '../i18n/text.tsx'
import { chromeText } from './text.ts'

/** To the other language. Visitors only: a signed-in person has it in the settings. */
export function LanguageSwitch() {
  const { lang, setLang } = useLang()
  const t = useText(chromeText)
  const other = lang === 'en' ? 'ru' : 'en'
  return (
    <button
      type="button"
      lang={other}
      title={t.otherLanguage}
      aria-label={t.otherLanguage}
      // In the system's letters: for these two no font of the other language is fetched.
      className="label min-h-11 font-system min-w-11 px-2 text-ink-2 transition-colors duration-(--quick) hover:text-ink"
      onClick={() => setLang(other)}
    >
      {t.otherLanguageShort}
    </button>
  )
}
