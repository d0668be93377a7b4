import { formatNumber } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { accuracyText } from './text.ts'

/** How numbers of this page are printed: an error below a thousandth is only known to be below it. */
export function useNumberFormat() {
  const t = useText(accuracyText)
  const { lang } = useLang()
  const plain = (value: number) => formatNumber(lang, value)
  const error = (value: number, unit: string) =>
    value < 0.001 ? t.under(`${plain(0.001)}${unit}`) : `${plain(value)}${unit}`
  return { plain, error }
}
