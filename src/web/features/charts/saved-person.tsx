import { useEffect, useRef } from 'react'
import type { Person } from '#contract/people.ts'
import { Link } from '../../i18n/link.tsx'
import { useText } from '../../i18n/text.tsx'
import { peopleText } from '../people/text.ts'
import { TheirChart } from './their-chart.tsx'

/** Somebody who has just been saved, and what can be read of them now. The focus goes there with the form that is gone. */
export function SavedPerson({ person }: { person: Person }) {
  const t = useText(peopleText)
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => said.current?.focus(), [])
  return (
    <>
      <p ref={said} tabIndex={-1} className="font-text text-xl outline-none">
        {t.isSaved(person.name)}
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <TheirChart person={person} />
        <Link to={`/daily-horoscope?person=${person.id}`} className="link inline-flex min-h-11 items-center">
          {t.day(person.name)}
        </Link>
      </div>
    </>
  )
}
