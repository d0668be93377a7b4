import {
  isQuiet,
  MAIL_TOPICS,
  MORNING_HOURS,
  TOPIC_CHANNELS,
  type NotificationChoices,
  type NotificationSettings,
  type Topic,
} from '#contract/notifications.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { formatClock } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { AsideBlock } from '../../ui/aside-block.tsx'
import { Field, FieldGroup } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { EmailHint } from '../account/email-hint.tsx'
import { PushRefusal } from './allow-push.ts'
import { devicesText, notificationsText } from './text.ts'
import { useAllowPush, useChoose, useNotifications } from './use-notifications.ts'

const TOPICS = Object.keys(TOPIC_CHANNELS) as Topic[]
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
  const { lang } = useLang()
  const choose = useChoose()
  const allow = useAllowPush(settings.push_key)
  const { email_confirmed: isConfirmed, push_key: _, push_devices: devices, ...chosen } = settings
  const change = (changes: Partial<NotificationChoices>) => {
    const next = { ...chosen, ...changes }
    // Quiet hours that take the morning's hour move it to the next one that is free.
    const hour = isQuiet(next.hour, next) ? MORNING_HOURS.find((one) => !isQuiet(one, next)) : next.hour
    choose.mutate({ ...next, hour: hour ?? next.hour })
  }
  const changeTopic = async (topic: Topic, channel: string) => {
    // Without the browser's leave there is nothing to choose.
    if (channel === 'push' && !(await allow.mutateAsync().catch(() => false))) return
    change({ [topic]: channel })
  }
  const wantsMail = MAIL_TOPICS.some((topic) => chosen[topic] === 'mail')
  const wantsPush = TOPICS.some((topic) => chosen[topic] === 'push')
  return (
    <div className="mt-5 grid gap-5">
      {TOPICS.map((topic) => (
        <Field key={topic} label={t.topics[topic]}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={chosen[topic]}
              onChange={({ target }) => void changeTopic(topic, target.value)}
            >
              {TOPIC_CHANNELS[topic].map((channel) => (
                <option key={channel} value={channel}>
                  {topic === 'ready' && channel === 'mail' ? t.readyByMail : t.channels[channel]}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
      {wantsPush && (
        <div role="note" className="border-l-2 border-accent py-0.5 pl-3">
          <p>{devices === 0 ? t.noDevices : t.devices(devicesText(lang, devices))}</p>
          <button type="button" className="link text-left" disabled={allow.isPending} onClick={() => allow.mutate()}>
            {t.thisDevice}
          </button>
        </div>
      )}
      <FormError>
        {allow.error &&
          (allow.error instanceof PushRefusal ? t[allow.error.why] : sentenceOf(allow.error, words.broken))}
      </FormError>
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
