import { hasAgreed } from './consent.ts'

/** Where a visitor came from, as `POST /setRegisterInfo` and `POST /register` take it. */
export interface Origin {
  click_id?: string
  referrer?: string
  utm?: Record<string, string>
  landing_page?: string
}

const KEY = 'origin'
const CLICK_IDS = ['click_id', 'gclid', 'yclid', 'fbclid', 'msclkid']

const cut = (text: string, most: number) => text.slice(0, most)

/** An address without what follows its path, which may be a token or somebody's words. */
const bare = ({ origin, pathname }: URL) => origin + pathname

/** What an address and a referrer tell; undefined when they tell nothing: typed in, or a step within the site. */
export function originOf(address: URL, referrer: string): Origin | undefined {
  const from = URL.canParse(referrer) ? new URL(referrer) : undefined
  const foreign = from && from.origin !== address.origin ? bare(from) : undefined
  const utm = Object.fromEntries(
    [...address.searchParams]
      .filter(([name]) => /^utm_\w+$/.test(name) && name.length <= 50)
      .map(([name, value]) => [name, cut(value, 500)]),
  )
  const click = CLICK_IDS.map((name) => address.searchParams.get(name)).find(Boolean)
  if (!foreign && !click && Object.keys(utm).length === 0) return undefined
  return {
    ...(click && { click_id: cut(click, 500) }),
    ...(foreign && { referrer: cut(foreign, 2000) }),
    ...(Object.keys(utm).length > 0 && { utm }),
    landing_page: cut(bare(address), 2000),
  }
}

/** The address that the browser opened, whatever page of ours it shows by now. */
const opened = () => performance.getEntriesByType('navigation')[0]?.name ?? location.href

/** Keeps where this visitor came from until they register; the first time counts. Only of those who agreed. */
export function keepOrigin(): void {
  if (!hasAgreed()) return
  try {
    if (localStorage.getItem(KEY)) return
    const origin = originOf(new URL(opened()), document.referrer)
    if (origin) localStorage.setItem(KEY, JSON.stringify(origin))
  } catch {
    // A forbidden storage keeps nothing; nothing depends on it.
  }
}

/** Nothing of those who have not agreed. */
export function keptOrigin(): Origin {
  if (!hasAgreed()) return {}
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? 'null') as Origin | null) ?? {}
  } catch {
    return {}
  }
}
