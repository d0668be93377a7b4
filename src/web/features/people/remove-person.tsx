import { useState } from 'react'
import type { Person } from '#contract/people.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { peopleText } from './text.ts'
import { useMadeWith } from './use-made-with.ts'
import { useDeletePerson } from './use-people.ts'
import { Button } from '../../ui/button.tsx'

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
