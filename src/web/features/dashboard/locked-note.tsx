import { Link } from 'react-router'
import { useText } from '../../i18n/text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { dashboardText } from './text.ts'

/** Says of an empty place that it is not lost but paid for. */
export function LockedNote() {
  const t = useText(dashboardText)
  return (
    <p className="caption mt-5 flex items-center gap-2.5">
      <Icon name="lock" size={17} />
      <span>
        {t.locked}{' '}
        <Link to="/plans" className="link not-italic">
          {t.upgrade}
        </Link>
      </span>
    </p>
  )
}
