import { useState } from 'react'
import type { Person } from '#contract/people.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { peopleText } from './text.ts'
import { useDeletePerson } from './use-people.ts'
import { Button } from '../../ui/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

interface RemovePersonProps {
  person: Person
  onRemoved: () => void
}

export function RemovePerson(props: RemovePersonProps) {
  const t = useText(peopleText)
  const [asking, setAsking] = useState(false)
  if (asking) return <Asking {...props} onKept={() => setAsking(false)} />
  return (
    <button type="button" className="link min-h-11 justify-self-start text-sm" onClick={() => setAsking(true)}>
      {t.remove}
    </button>
  )
}

/** Asks once more and says what goes with somebody: it cannot be had back. */
function Asking({ person, onRemoved, onKept }: RemovePersonProps & { onKept: () => void }) {
  const t = useText(peopleText)
  const words = useText(common)
  const made = useMadeWith(person.id)
  const remove = useDeletePerson()
  return (
    <div className="border-t border-rule pt-4">
      <p className="font-text text-lg">{t.removeSure(person.name)}</p>
      {made === undefined ? (
        <Spinner size={24} />
      ) : (
        <>
          <p className="mt-2">{made ? t.goes(made) : t.goesUncounted}</p>
          {made && made.reports > made.writing && <p className="mt-2">{t.notGivenBack}</p>}
          {made && made.writing > 0 && <p className="mt-2">{t.stopped}</p>}
          <p className="mt-2 text-ink-2">{t.chatStays}</p>
        </>
      )}
      <div className="mt-3 flex gap-4">
        <Button
          size="small"
          disabled={made === undefined}
          aria-busy={remove.isPending}
          onClick={() => !remove.isPending && void remove.mutateAsync(person.id).then(onRemoved, () => undefined)}
        >
          {t.removeYes}
        </Button>
        <button type="button" className="link" onClick={onKept}>
          {t.keep}
        </button>
      </div>
      {remove.isError && (
        <p role="alert" className="field-error mt-2">
          {sentenceOf(remove.error, words.broken)}
        </p>
      )}
    </div>
  )
}

/** How much goes with somebody who is deleted. */
interface MadeWith {
  charts: number
  reports: number
  /** Of the reports, those that are not written yet. */
  writing: number
}

/** What was made with somebody: undefined until it is known, null where it could not be asked. */
function useMadeWith(personId: number): MadeWith | null | undefined {
  const { data, isError } = useQuery({
    queryKey: ['made-with', personId],
    queryFn: async ({ signal }): Promise<MadeWith> => {
      const [charts, reports] = await Promise.all([
        call('GET /reports/charts', { signal }),
        call('GET /reports/reports', { signal }),
      ])
      // One that waits for something has not begun, and stays.
      const theirs = reports.filter(
        ({ person, needs, lacks }) => person?.id === personId && needs.other !== null && lacks.length === 0,
      )
      return {
        charts: charts.filter(({ person }) => person?.id === personId).length,
        reports: theirs.length,
        writing: theirs.filter(({ status }) => status === 0).length,
      }
    },
  })
  return isError ? null : data
}
