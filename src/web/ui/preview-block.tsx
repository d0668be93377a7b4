import { Link } from '../i18n/link.tsx'
import { AsideBlock } from './aside-block.tsx'
import { Spinner } from './spinner.tsx'

interface Preview {
  hash: string
  title: string
  /** Where it is read; null as long as it isn't ready. */
  to: string | null
  note: string
  /** What is being done, as long as somebody waits for it. */
  doing: string | null
}

interface PreviewBlockProps {
  id: string
  title: string
  /** Undefined until they are known. */
  previews: readonly Preview[] | undefined
  all: { to: string; title: string }
  /** Where there are none: what that means, and the way to the first one. */
  none: { text: string; to: string; title: string }
}

const SHOWN = 2

/** The first two of a person's own in the dashboard's side column, or the way to the first one. */
export function PreviewBlock({ id, title, previews, all, none }: PreviewBlockProps) {
  return (
    <AsideBlock id={id} title={title}>
      {previews?.length === 0 ? (
        <>
          <p className="mt-3 font-text text-md">{none.text}</p>
          <Link to={none.to} className="link mt-2 inline-block text-sm">
            {none.title}
          </Link>
        </>
      ) : (
        <>
          <ul className="mt-2 min-h-14 divide-y divide-rule">
            {previews?.slice(0, SHOWN).map((preview) => (
              <Row key={preview.hash} {...preview} />
            ))}
          </ul>
          <Link to={all.to} className="link mt-3 inline-block text-sm">
            {all.title}
          </Link>
        </>
      )}
    </AsideBlock>
  )
}

function Row({ title, to, note, doing }: Preview) {
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <span className="min-w-0">
        {to ? (
          <Link to={to} className="font-text text-md hover:text-accent">
            {title}
          </Link>
        ) : (
          <span className="font-text text-md">{title}</span>
        )}
        <span className="block text-xs text-ink-2">{note}</span>
      </span>
      {doing && <Spinner size={20} label={doing} />}
    </li>
  )
}
