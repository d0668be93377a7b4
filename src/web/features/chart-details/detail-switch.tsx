import { useText } from '../../i18n/text.tsx'
import { chooseDetail, DETAILS, useDetail } from './detail.ts'
import { detailSwitchText } from './switch-text.ts'

/** Simple or professional: how much of a chart is shown on this device. */
export function DetailSwitch() {
  const t = useText(detailSwitchText)
  const detail = useDetail()
  return (
    <div className="mt-16 border-t border-rule-2 pt-6 print:hidden">
      <div role="group" aria-label={t.legend} className="flex flex-wrap items-center gap-3">
        {DETAILS.map((one) => (
          <button
            key={one}
            type="button"
            className="choice"
            aria-pressed={detail === one}
            onClick={() => chooseDetail(one)}
          >
            {t.names[one]}
          </button>
        ))}
        <p className="caption basis-full sm:basis-auto">{t.hints[detail]}</p>
      </div>
    </div>
  )
}
