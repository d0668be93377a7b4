import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import type { FailedJob } from '#contract/admin-rows.ts'
import { call } from '../../api/call.ts'
import { useText } from '../../i18n/text.tsx'
import { PageHead } from './frame.tsx'
import { ReasonSheet } from '../staff-parts/reason-sheet.tsx'
import { Stamp } from '../staff-parts/stamp.tsx'
import { Answer, Table } from '../staff-parts/table.tsx'
import { adminText } from './text.ts'

const EVERY_MS = 5_000

/** The queues, and of one its jobs that are not done. Dead letters have queues of their own, named `….failed`. */
export default function QueuePage() {
  const t = useText(adminText)
  const { name } = useParams()
  const settings = { label: t.settings, to: '/admin/settings' }
  return name === undefined ? (
    <>
      <PageHead crumbs={[settings]} title={t.queue} />
      <Queues />
    </>
  ) : (
    <>
      <PageHead crumbs={[settings, { label: t.queue, to: '/admin/settings/queue' }]} title={name} />
      <Jobs queue={name} />
    </>
  )
}

function Queues() {
  const t = useText(adminText)
  const asked = useQuery({
    queryKey: ['admin', 'queue'],
    queryFn: ({ signal }) => call('GET /admin/queue', { signal }),
    refetchInterval: EVERY_MS,
  })
  return (
    <Answer asked={asked}>
      {(rows) => (
        <Table
          label={t.queue}
          rows={rows}
          rowKey={({ name }) => name}
          columns={[
            {
              name: t.columns.type,
              render: ({ name }) => (
                <Link to={`/admin/settings/queue/${name}`} className="link">
                  {name}
                </Link>
              ),
            },
            { name: t.columns.waiting, render: ({ waiting }) => waiting, isNumber: true },
            { name: t.columns.active, render: ({ active }) => active, isNumber: true },
            { name: t.columns.retrying, render: ({ retrying }) => retrying, isNumber: true },
            {
              name: t.columns.failed,
              render: ({ failed }) => <span className={failed > 0 ? 'text-tense' : undefined}>{failed}</span>,
              isNumber: true,
            },
          ]}
        />
      )}
    </Answer>
  )
}

function Jobs({ queue }: { queue: string }) {
  const t = useText(adminText)
  const [retrying, setRetrying] = useState<FailedJob | null>(null)
  const asked = useQuery({
    queryKey: ['admin', 'queue', queue],
    queryFn: ({ signal }) => call('GET /admin/queue/:name', { params: { name: queue }, signal }),
    refetchInterval: EVERY_MS,
  })
  return (
    <Answer asked={asked}>
      {(rows) => (
        <>
          <Table
            label={queue}
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              { name: t.columns.status, render: ({ state }) => state },
              { name: t.columns.created, render: ({ created_at }) => <Stamp at={created_at} /> },
              { name: t.columns.attempts, render: ({ attempts }) => attempts, isNumber: true },
              {
                name: t.columns.target,
                render: ({ data }) => <code className="text-xs">{JSON.stringify(data)}</code>,
              },
              { name: t.columns.error, render: ({ error }) => error ?? '' },
              {
                name: '',
                render: (job) =>
                  job.state === 'failed' && (
                    <button type="button" className="link" onClick={() => setRetrying(job)}>
                      {t.retry}
                    </button>
                  ),
              },
            ]}
          />
          {retrying && (
            <ReasonSheet
              title={t.retry}
              act={(reason) =>
                call('POST /admin/queue/:name/:id/retry', {
                  params: { name: queue, id: retrying.id },
                  body: { reason },
                })
              }
              onClose={() => setRetrying(null)}
            />
          )}
        </>
      )}
    </Answer>
  )
}
