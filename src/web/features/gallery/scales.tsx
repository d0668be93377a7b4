import type { ReactNode } from 'react'
import { useText } from '../../i18n/text.tsx'
import { galleryText } from './text.ts'

const SIZES = ['2xs', 'xs', 'sm', 'base', 'md', 'lg', 'xl', '2xl', '3xl', '4xl']
const DISPLAYS = ['display-3', 'display-2', 'display-1']
const STEPS = [1, 2, 3, 4, 6, 8, 10, 12, 16]
const INKS = ['ink', 'ink-2', 'rule', 'rule-2', 'accent', 'sky', 'flowing', 'tense', 'neutral', 'paper', 'surface']

/** The tokens: sizes of type, steps of spacing, inks. */
export function Scales() {
  const { sample } = useText(galleryText)
  return (
    <>
      <dl className="grid gap-3">
        {SIZES.map((size) => (
          <Row key={size} name={`text-${size}`}>
            <span style={{ fontSize: `var(--text-${size})` }}>{sample}</span>
          </Row>
        ))}
        {DISPLAYS.map((name) => (
          <Row key={name} name={name}>
            <span className={name}>{sample}</span>
          </Row>
        ))}
        <Row name="prose-reading">
          <span className="prose-reading">{sample}</span>
        </Row>
        <Row name="caption">
          <span className="caption">{sample}</span>
        </Row>
      </dl>
      <ul className="flex flex-wrap items-end gap-4">
        {STEPS.map((step) => (
          <li key={step} className="grid justify-items-center gap-2 text-xs text-ink-2">
            <span
              className="border border-rule-2 bg-surface"
              style={{ width: `calc(var(--spacing) * ${step})`, height: `calc(var(--spacing) * ${step})` }}
            />
            {step}
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-4">
        {INKS.map((ink) => (
          <li key={ink} className="grid gap-2 text-xs text-ink-2">
            <span className="h-12 w-24 border border-rule-2" style={{ background: `var(--${ink})` }} />
            {ink}
          </li>
        ))}
      </ul>
    </>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid items-baseline gap-x-6 border-b border-rule pb-2 sm:grid-cols-[9rem_1fr]">
      <dt className="text-xs text-ink-2">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}
