import { useEffect, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import type { BirthCandidate, BirthTimeAnswer } from '#contract/birth-time.ts'
import { say } from '#contract/messages/say.ts'
import { geographic } from '#language/angle.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { BirthValues } from './birth-values.ts'
import { anglesOf, isPoint, placeIdOf, pointFaults, type TypedPoint } from './point-by-hand.ts'
import type { Axis } from './read-angle.ts'
import { readOffset } from './read-offset.ts'
import { birthTimeText } from './text.ts'

const AXES = ['latitude', 'longitude'] as const satisfies Axis[]

interface ByHandProps {
  values: BirthValues
  answer: BirthTimeAnswer | undefined
  taken: BirthCandidate | null
  /** What may not be changed here, any more. */
  closed: { offset: boolean; point: boolean }
  onChange: (changes: Partial<BirthValues>) => void
  error: string | undefined
  pointError: string | undefined
}

/** For who knows better: an offset from Greenwich and a point of the globe in the place of what is known of the place. */
export function ByHand({ closed, ...given }: ByHandProps) {
  const t = useText(birthTimeText)
  const { values, error, pointError } = given
  const [isOpen, setOpen] = useState(values.birth_offset !== '' || isPoint(values.birthplace_id))
  if (closed.offset && closed.point) return null
  return (
    <details
      className="group min-w-0"
      open={isOpen || error !== undefined || pointError !== undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="link inline-flex min-h-11 list-none items-center gap-2 text-sm [&::-webkit-details-marker]:hidden">
        {t.wrong}
        <Icon
          name="down"
          size={16}
          className="transition-transform duration-(--quick) group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="grid gap-4 pt-2 pb-1">
        <p className="field-hint">{t.wrongIntro}</p>
        {!closed.offset && <Offset {...given} />}
        {!closed.point && <Point {...given} />}
      </div>
    </details>
  )
}

function Offset({ values, answer, taken, onChange, error }: Omit<ByHandProps, 'closed'>) {
  const t = useText(birthTimeText)
  const { lang } = useLang()
  const { field } = useController<BirthValues, 'birth_offset'>({ name: 'birth_offset' })
  const { birth_offset: offset } = values
  const [draft, setDraft] = useState(offset)
  const shown = (readOffset(draft) ?? draft.trim()) === offset ? draft : offset
  const isWrong = offset !== '' && readOffset(offset) === null
  const change = (typed: string) => {
    setDraft(typed)
    const next = readOffset(typed) ?? typed.trim()
    // Without it the likeliest clock holds again, and that is said, as an account keeps what isn't sent.
    const likeliest = answer?.candidates.find(({ clock }) => clock !== offset)
    onChange({ birth_offset: next, birth_clock: next === '' && offset !== '' ? (likeliest?.clock ?? '') : '' })
  }
  return (
    <Field label={t.offset} hint={t.offsetHint} error={isWrong ? say(lang, 'birth_offset') : error}>
      {(control) => (
        <input
          {...control}
          ref={(input) => {
            if (input) field.ref(focusOf(input))
          }}
          className="input figures max-w-40"
          autoComplete="off"
          maxLength={12}
          placeholder={taken?.offset.replace('-', '−') ?? '+00:00'}
          value={shown}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Field>
  )
}

/** Takes the focus for a field that may be folded away, and brings it into view with the sentence below it. */
const focusOf = (input: HTMLInputElement) => ({
  focus: () => {
    const panel = input.closest('details')
    if (panel) panel.open = true
    input.focus({ preventScroll: true })
    input.scrollIntoView({ block: 'center' })
  },
})

function Point({ values, answer, onChange, pointError }: Omit<ByHandProps, 'closed'>) {
  const t = useText(birthTimeText)
  const { lang } = useLang()
  const { field } = useController<BirthValues, 'birthplace_id'>({ name: 'birthplace_id' })
  const { birthplace, birthplace_id: id } = values
  const [latitude = '', longitude = ''] = isPoint(id) ? id.slice(1).split(',') : []
  const [draft, setDraft] = useState({ latitude, longitude, id })
  const [listed, setListed] = useState(isPoint(id) ? '' : id)
  const shown = draft.id === id ? draft : { latitude, longitude, id }
  const faults = pointFaults(shown)
  const inputs = useRef<Partial<Record<Axis, HTMLInputElement | null>>>({})
  const faulty = faults.latitude === null && faults.longitude !== null ? 'longitude' : 'latitude'
  const { ref } = field
  useEffect(() => {
    const input = inputs.current[faulty]
    if (input) ref(focusOf(input))
  }, [faulty, ref])
  const change = (part: Partial<TypedPoint>) => {
    const next = { ...shown, ...part }
    const before = isPoint(id) ? listed : id
    setListed(before)
    const point = placeIdOf(next, before)
    setDraft({ ...next, id: point })
    if (point === id) return
    const [north = 'N', south = 'S', east = 'E', west = 'W'] = t.coordinates
    const angles = anglesOf(next)
    const isNamed = birthplace.trim() !== ''
    onChange({
      birthplace_id: point,
      ...(angles &&
        !isNamed && {
          birthplace: t.point(geographic(angles.lat, [north, south]), geographic(angles.lon, [east, west])),
        }),
    })
  }
  const place = answer?.place
  const sentences = { wrong: say(lang, 'birth_point'), missing: t.pointHalf }
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] items-start gap-4">
      {AXES.map((axis) => {
        const fault = faults[axis]
        return (
          <Field
            key={axis}
            label={t[axis]}
            hint={axis === 'latitude' ? t.pointHint : undefined}
            error={fault ? sentences[fault] : axis === faulty ? pointError : undefined}
          >
            {(control) => (
              <input
                {...control}
                ref={(input) => {
                  inputs.current[axis] = input
                }}
                className="input figures"
                autoComplete="off"
                maxLength={24}
                placeholder={place ? String(axis === 'latitude' ? place.lat : place.lon) : undefined}
                value={shown[axis]}
                onChange={({ target }) => change({ [axis]: target.value })}
              />
            )}
          </Field>
        )
      })}
    </div>
  )
}
