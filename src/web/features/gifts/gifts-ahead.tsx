import { formatMoney } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { giftsText } from './text.ts'
import { useGifts } from './use-gifts.ts'

/** The gifts that go with an account; nothing where there are none. */
export function GiftsAhead() {
  const t = useText(giftsText)
  const { lang } = useLang()
  const open = useGifts().data?.gifts.filter(({ url }) => url !== null) ?? []
  if (open.length === 0) return null
  return (
    <section className="mt-5" aria-labelledby="gifts-ahead">
      <h3 id="gifts-ahead" className="font-medium">
        {t.gone}
      </h3>
      <ul className="mt-2 grid gap-2">
        {open.map(({ id, item, price, currency }) => (
          <li key={id}>
            {t.items[item]}, {formatMoney(lang, price, currency)}
          </li>
        ))}
      </ul>
    </section>
  )
}
