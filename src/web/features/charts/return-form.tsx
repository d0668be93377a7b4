import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import type { ReturnType } from '#product/chart-types.ts'
import { CallError, sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { useToday } from '../../ui/clock.ts'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { PlaceField } from '../places/place-field.tsx'
import { viewerPath } from './chart-path.ts'
import { chartsText } from './text.ts'
import { useOrderChart } from './use-order-chart.ts'

/** So many years ahead are offered. */
const YEARS_AHEAD = 10

const NO_PLACE = { text: '', id: '' }

/** For when and where a return is made: a year or a date, and a place, which is the birthplace unless told. */
export function ReturnForm({ type }: { type: ReturnType }) {
  const t = useText(chartsText)
  const words = useText(common)
  const navigate = useNavigate()
  const { account } = useSession()
  const today = useToday()
  const order = useOrderChart()
  const [year, setYear] = useState(today.slice(0, 4))
  const [date, setDate] = useState(today)
  const [place, setPlace] = useState(NO_PLACE)
  const errors: Readonly<Record<string, string>> = order.error instanceof CallError ? order.error.errors : {}
  const isOfField = Object.keys(errors).length > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (order.isPending) return
    order.mutate(
      {
        type: `chart:${type}`,
        ...(type === 'solar-return' ? { year: Number(year) } : { date }),
        ...(place.text.trim() !== '' && { place: place.text }),
        ...(place.id !== '' && { place_id: place.id }),
      },
      { onSuccess: (made) => made && void navigate(viewerPath(made.hash)) },
    )
  }
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      {type === 'solar-return' ? (
        <Field label={t.returnYear} hint={t.returnYearHint} error={errors.year}>
          {(control) => (
            <select
              {...control}
              className="input max-w-40"
              value={year}
              onChange={({ target }) => setYear(target.value)}
            >
              {yearsFor(account?.birthdate ?? today, today).map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          )}
        </Field>
      ) : (
        <Field label={t.returnDate} hint={t.returnDateHint} error={errors.date}>
          {(control) => (
            <input
              {...control}
              type="date"
              className="input max-w-56"
              value={date}
              onChange={({ target }) => setDate(target.value)}
            />
          )}
        </Field>
      )}
      <PlaceField
        label={t.returnPlace}
        hint={place.text === '' ? t.returnPlaceHint : undefined}
        error={errors.place}
        value={place}
        onChange={setPlace}
      />
      <FormError>{order.error && !isOfField ? sentenceOf(order.error, words.broken) : null}</FormError>
      {order.data === null && (
        <p role="status" className="text-ink-2">
          {t.returnExists}
        </p>
      )}
      <Button type="submit" className="justify-self-start" aria-disabled={order.isPending || undefined}>
        {order.isPending ? t.making : t.create}
      </Button>
    </form>
  )
}

/** From the first birthday to some years ahead, the latest first. */
function yearsFor(birthdate: string, today: string): number[] {
  const first = Number(birthdate.slice(0, 4)) + 1
  const last = Number(today.slice(0, 4)) + YEARS_AHEAD
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, i) => last - i)
}
