import {
  isQuiet,
  MORNING_HOURS,
  REGULAR_TOPICS,
  type NotificationChoices,
  type NotificationSettings,
} from '#contract/notifications.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { formatClock } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { AsideBlock } from '../../ui/aside-block.tsx'
import { Field, FieldGroup } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { EmailHint } from '../account/email-hint.tsx'
import { notificationsText } from './text.ts'
import { useChoose, useNotifications } from './use-notifications.ts'

const CLOCK_HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** What a person is told of, by which way and when. Each choice is saved as it is made. */
export function NotificationsCard() {
  const t = useText(notificationsText)
  const { data: settings } = useNotifications()
  return (
    <AsideBlock id="notifications" title={t.title}>
      <p className="mt-3 font-text text-md/7">{t.intro}</p>
      {settings && <Choices settings={settings} />}
    </AsideBlock>
  )
}

function Choices({ settings }: { settings: NotificationSettings }) {
  const t = useText(notificationsText)
  const words = useText(common)
  const choose = useChoose()
  const { email_confirmed: isConfirmed, ...chosen } = settings
  const change = (changes: Partial<NotificationChoices>) => {
    const next = { ...chosen, ...changes }
    // Quiet hours that take the morning's hour move it to the next one that is free.
    const hour = isQuiet(next.hour, next) ? MORNING_HOURS.find((one) => !isQuiet(one, next)) : next.hour
    choose.mutate({ ...next, hour: hour ?? next.hour })
  }
  const wantsMail = REGULAR_TOPICS.some((topic) => chosen[topic] === 'mail')
  return (
    <div className="mt-5 grid gap-5">
      {REGULAR_TOPICS.map((topic) => (
        <Field key={topic} label={t.topics[topic]}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={chosen[topic]}
              onChange={({ target }) => change({ [topic]: target.value as NotificationChoices['day'] })}
            >
              {(['off', 'mail'] as const).map((channel) => (
                <option key={channel} value={channel}>
                  {t.channels[channel]}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
      {wantsMail && !isConfirmed && (
        <div role="note" className="border-l-2 border-accent py-0.5 pl-3">
          <p>{t.unconfirmed}</p>
          <EmailHint />
        </div>
      )}
      <Field label={t.hour} hint={t.hourHint}>
        {(control) => (
          <HourSelect
            {...control}
            hours={MORNING_HOURS.filter((hour) => !isQuiet(hour, chosen))}
            value={chosen.hour}
            onChange={(hour) => change({ hour })}
          />
        )}
      </Field>
      <FieldGroup label={t.quiet} hint={t.quietHint}>
        <div className="grid grid-cols-2 gap-4">
          {(['quiet_from', 'quiet_to'] as const).map((end) => (
            <label key={end} className="grid gap-1.5">
              <span className="text-ink-2">{end === 'quiet_from' ? t.quietFrom : t.quietTo}</span>
              <HourSelect hours={CLOCK_HOURS} value={chosen[end]} onChange={(hour) => change({ [end]: hour })} />
            </label>
          ))}
        </div>
      </FieldGroup>
      <FormError>{choose.error && sentenceOf(choose.error, words.broken)}</FormError>
      <p role="status" className="text-flowing empty:hidden">
        {choose.isSuccess && t.saved}
      </p>
    </div>
  )
}

interface HourSelectProps {
  hours: readonly number[]
  value: number
  onChange: (hour: number) => void
}

function HourSelect({ hours, value, onChange, ...control }: HourSelectProps) {
  const { lang } = useLang()
  return (
    <select
      {...control}
      className="input min-w-0"
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {hours.map((hour) => (
        <option key={hour} value={hour}>
          {formatClock(lang, `${String(hour).padStart(2, '0')}:00`)}
        </option>
      ))}
    </select>
  )
}
