import { useMutation, useQuery } from '@tanstack/react-query'
import type { Connection } from '#contract/admin-rows.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { Answer } from '../staff-parts/table.tsx'
import { adminText } from './text.ts'
import { Button } from '../../ui/button.tsx'

/** What the product is connected to, each with a button that tries it. */
export default function Connections() {
  const asked = useQuery({
    queryKey: ['admin', 'connections'],
    queryFn: ({ signal }) => call('GET /admin/connections', { signal }),
  })
  return (
    <Answer asked={asked}>
      {(connections) => (
        <ul className="mt-5 max-w-[46rem] border-t border-rule-2">
          {connections.map((connection) => (
            <Row key={connection.name} connection={connection} />
          ))}
        </ul>
      )}
    </Answer>
  )
}

function Row({ connection: { name, kind, live, testable } }: { connection: Connection }) {
  const t = useText(adminText)
  const words = useText(common)
  const test = useMutation({
    mutationFn: () => call('POST /admin/connections/:name/test', { params: { name }, body: {} }),
  })
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 border-b border-rule py-3">
      <p>
        <span className="font-text text-lg">{t.kinds[name]}</span>{' '}
        <span className={`text-sm ${live ? 'text-flowing' : 'text-ink-2'}`}>
          {kind} · {live ? t.live : t.notLive}
        </span>
      </p>
      {testable && (
        <Button
          variant="quiet"
          aria-disabled={test.isPending || undefined}
          onClick={() => !test.isPending && test.mutate()}
        >
          {t.test}
        </Button>
      )}
      <p role="status" className={`col-span-2 text-sm ${test.error ? 'text-tense' : 'text-flowing'}`}>
        {test.data?.message ?? (test.error && sentenceOf(test.error, words.broken))}
      </p>
    </li>
  )
}
