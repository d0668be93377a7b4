import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ConsultantForm } from './consultant-form.tsx'
import { consultantText } from './consultant-text.ts'
import { Answer } from '../staff-parts/table.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

/** Who can be booked: the list, and one of them to be added or edited. */
export default function Consultants() {
  const t = useText(consultantText)
  const { lang } = useLang()
  /** The number of the one that is edited, or `new`. */
  const [editing, setEditing] = useState<number | 'new' | null>(null)
  const asked = useQuery({
    queryKey: ['admin', 'consultants'],
    queryFn: ({ signal }) => call('GET /admin/consultants', { signal }),
  })
  const add = (
    <Button className="mt-6" onClick={() => setEditing('new')}>
      <Icon name="plus" size={18} />
      {t.add}
    </Button>
  )
  return (
    <Answer asked={asked}>
      {(consultants) => {
        if (editing !== null)
          return (
            <ConsultantForm
              key={editing}
              consultant={consultants.find(({ id }) => id === editing) ?? null}
              onClose={() => setEditing(null)}
            />
          )
        if (consultants.length === 0)
          return (
            <Card className="mt-8">
              <p className="display-3">{t.emptyTitle}</p>
              <p className="mt-2 max-w-[44rem] font-text text-lg">{t.emptyText}</p>
              {add}
            </Card>
          )
        return (
          <>
            <ul className="mt-6 border-t border-rule">
              {consultants.map(({ id, words, time_zone, hidden, booked }) => (
                <li key={id} className="border-b border-rule py-4">
                  <button type="button" className="link text-lg" onClick={() => setEditing(id)}>
                    {words[lang].name}
                  </button>
                  <p className="text-sm text-ink-2">
                    {words[lang].specialization} · {time_zone} · {hidden ? t.hidden : t.shown} · {t.booked(booked)}
                  </p>
                </li>
              ))}
            </ul>
            {add}
          </>
        )
      }}
    </Answer>
  )
}
