import { createElement as h } from 'react'
import { lettering } from './diagram-frame.ts'
import { KEY_INDENT, type layKey } from './lay-key.ts'

/** A numbered list as `layKey` laid it, its top at `top`. */
export function KeyList({ entries, top }: { entries: ReturnType<typeof layKey>['entries']; top: number }) {
  return h(
    'g',
    { className: 'figure-key' },
    entries.map(({ lines, x, y }, i) =>
      h(
        'g',
        { key: `${x} ${y}` },
        lettering(String(i + 1), { x: x + 14, y: top + y, colour: 'var(--accent)', anchor: 'end' }),
        lettering(lines, { x: x + KEY_INDENT, y: top + y }),
      ),
    ),
  )
}
