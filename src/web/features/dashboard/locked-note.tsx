import { useText } from '../../i18n/text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { dashboardText } from './text.ts'

/** Says of an empty place that it is not lost but paid for. */
export function LockedNote() {
  const t = useText(dashboardText)
  return (
    <p className="caption mt-5 flex items-center gap-2.5">
      <Icon name="lock" size={17} />
      {t.locked}
    </p>
  )
}
