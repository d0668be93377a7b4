import type { Device } from '#contract/account-data.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { formatInstantDate } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { AsideBlock } from '../../ui/aside-block.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { accountText } from './account-text.ts'
import { deviceOf } from '#contract/device-name.ts'
import { useDevices, useEndDevice } from '../account/use-devices.ts'

/** Where the person is signed in, each with its way out. */
export function DevicesCard() {
  const t = useText(accountText)
  const words = useText(common)
  const { data: devices, error, refetch } = useDevices()
  const end = useEndDevice()
  const others = devices?.filter(({ current }) => !current) ?? []
  return (
    <AsideBlock id="devices" title={t.devices}>
      {error && !devices && (
        <p className="mt-3 flex flex-wrap gap-x-4">
          {sentenceOf(error, words.broken)}
          <button type="button" className="link" onClick={() => void refetch()}>
            {words.tryAgain}
          </button>
        </p>
      )}
      <ul className="mt-2 min-h-16 divide-y divide-rule">
        {devices?.map((device) => (
          <Row key={device.id} device={device} busy={end.isPending} onEnd={() => end.mutate(device.id)} />
        ))}
      </ul>
      {others.length > 1 && (
        <button type="button" className="link mt-3" disabled={end.isPending} onClick={() => end.mutate(null)}>
          {t.signOutOthers}
        </button>
      )}
      <FormError>{end.error && sentenceOf(end.error, words.broken)}</FormError>
    </AsideBlock>
  )
}

function Row({ device, busy, onEnd }: { device: Device; busy: boolean; onEnd: () => void }) {
  const t = useText(accountText)
  const { lang } = useLang()
  const { browser, system } = deviceOf(device.user_agent)
  const name = browser && system ? t.onSystem(browser, system) : (browser ?? system ?? t.unknownDevice)
  return (
    <li className="flex items-baseline justify-between gap-4 py-3">
      <span className="min-w-0">
        <span className="block font-text text-md/6">{name}</span>
        <span className="block text-xs/5 text-ink-2">
          {device.current ? t.thisDevice : t.lastUsed(formatInstantDate(lang, device.last_used_at, 'day'))}
        </span>
      </span>
      {!device.current && (
        <button
          type="button"
          className="link shrink-0"
          disabled={busy}
          aria-label={t.signOutNamed(name)}
          onClick={onEnd}
        >
          {t.signOut}
        </button>
      )}
    </li>
  )
}
