import { useEffect, useState } from 'react'
import { useLang } from '../../i18n/text.tsx'

/** Each mail in a frame of its own, in the language of the page; the frame takes over the page's theme. */
export function Mails() {
  const { lang } = useLang()
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    const gone = new AbortController()
    void fetch(`/dev/mails/${lang}`, { signal: gone.signal })
      .then((answer) => answer.json() as Promise<string[]>)
      .then(setNames, () => setNames([]))
    return () => gone.abort()
  }, [lang])
  return (
    <ul className="grid gap-8 lg:grid-cols-2">
      {names.map((name) => (
        <li key={name} className="text-xs text-ink-2">
          {name}
          <iframe
            title={name}
            sandbox=""
            src={`/dev/mails/${lang}/${name}`}
            loading="lazy"
            className="mt-2 h-[32rem] w-full border border-rule"
          />
        </li>
      ))}
    </ul>
  )
}
