import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { CallOutput } from '#contract/api.ts'
import { CallError, sentenceOf } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { showToast } from '../../ui/toast.ts'
import { PageHead } from './frame.tsx'
import { lineDiff } from './line-diff.ts'
import { Stamp } from '../staff-parts/stamp.tsx'
import { Answer, Table } from '../staff-parts/table.tsx'
import { adminText } from './text.ts'
import { Button } from '../../ui/button.tsx'

type Prompt = CallOutput<'GET /admin/prompts'>[number]

/** What the models are told, version by version, with a look at the whole of it before saving. */
export default function PromptsPage() {
  const t = useText(adminText)
  const prompts = useQuery({
    queryKey: ['admin', 'prompts'],
    queryFn: ({ signal }) => call('GET /admin/prompts', { signal }),
  })
  return (
    <>
      <PageHead crumbs={[{ label: t.settings, to: '/admin/settings' }]} title={t.prompts} />
      <Answer asked={prompts}>
        {(rows) => (
          <>
            {rows.map((prompt) => (
              <PromptForm key={`${prompt.id} ${prompt.version}`} prompt={prompt} />
            ))}
          </>
        )}
      </Answer>
      <Record />
    </>
  )
}

function PromptForm({ prompt }: { prompt: Prompt }) {
  const t = useText(adminText)
  const words = useText(common)
  const client = useQueryClient()
  const { id, name, title, assist: inForce, version } = prompt
  const [assist, setAssist] = useState(inForce)
  const save = useMutation({
    mutationFn: () => call('PUT /admin/prompt/:id', { params: { id }, body: { assist } }),
    onSuccess: async () => {
      showToast(t.done)
      await client.invalidateQueries({ queryKey: ['admin', 'prompts'] })
    },
  })
  const preview = useMutation({
    mutationFn: () => call('POST /admin/prompt/:id/preview', { params: { id }, body: { assist } }),
  })
  const failed = save.error ?? preview.error
  const error = failed instanceof CallError ? failed.errors.assist : undefined
  return (
    <form
      className="mt-6 grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <Field label={`${t.ownPrompts[name] ?? title}: ${t.version(version)}`} error={error}>
        {(control) => (
          <textarea
            {...control}
            rows={14}
            className="input max-w-[58rem]"
            value={assist}
            onChange={(event) => setAssist(event.target.value)}
          />
        )}
      </Field>
      <FormError>{failed && !error ? sentenceOf(failed, words.broken) : null}</FormError>
      <div className="flex flex-wrap gap-4">
        <SubmitButton busy={save.isPending}>{words.save}</SubmitButton>
        <Button variant="quiet" onClick={() => preview.mutate()}>
          {t.tryOut}
        </Button>
      </div>
      {assist !== inForce && <Changes label={t.changes} before={inForce} after={assist} />}
      {preview.data && (
        <section aria-label={t.tryOut}>
          <h2 className="display-3">{t.whatItGets}</h2>
          <pre className="mt-3 max-w-[58rem] border border-rule bg-surface p-5 text-xs whitespace-pre-wrap">
            {preview.data.text}
          </pre>
        </section>
      )}
      <Versions id={id} inForce={inForce} version={version} />
    </form>
  )
}

const MARKS = { same: ' ', removed: '−', added: '+' } as const
const INKS = { same: '', removed: 'text-tense', added: 'text-flowing' } as const

function Changes({ label, before, after }: { label: string; before: string; after: string }) {
  return (
    <pre
      aria-label={label}
      className="max-w-[58rem] overflow-x-auto border border-rule p-4 text-xs whitespace-pre-wrap"
    >
      {lineDiff(before, after).map(({ kind, text }, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines may be alike and never move
        <span key={i} className={`block ${INKS[kind]}`}>{`${MARKS[kind]} ${text}`}</span>
      ))}
    </pre>
  )
}

function Versions({ id, inForce, version }: { id: number; inForce: string; version: number }) {
  const t = useText(adminText)
  const versions = useQuery({
    queryKey: ['admin', 'prompts', id, version],
    queryFn: ({ signal }) => call('GET /admin/prompt/:id/versions', { params: { id }, signal }),
  })
  return (
    <Answer asked={versions}>
      {(rows) => (
        <div className="grid gap-2">
          {rows
            .filter((row) => row.version !== version)
            .map((row) => (
              <details key={row.version}>
                <summary className="link inline-flex min-h-11 cursor-pointer items-center gap-3">
                  {t.version(row.version)} <Stamp at={row.created_at} />
                </summary>
                <Changes label={t.changes} before={row.assist} after={inForce} />
              </details>
            ))}
        </div>
      )}
    </Answer>
  )
}

/** How the replies of the last days came about. */
function Record() {
  const t = useText(adminText)
  const record = useQuery({
    queryKey: ['admin', 'assistant'],
    queryFn: ({ signal }) => call('GET /admin/assistant', { signal }),
  })
  return (
    <div className="mt-12">
      <h2 className="display-3">{t.record}</h2>
      <Answer asked={record}>
        {(rows) => (
          <Table
            label={t.record}
            rows={rows}
            rowKey={({ author, verdict, failure }) => `${author} ${verdict} ${failure}`}
            columns={[
              { name: t.columns.who, render: ({ author }) => author ?? '—' },
              { name: t.columns.status, render: ({ verdict }) => verdict ?? '—' },
              { name: t.columns.error, render: ({ failure }) => failure ?? '' },
              { name: t.columns.messages, render: ({ replies }) => replies, isNumber: true },
            ]}
          />
        )}
      </Answer>
      <Dropped />
    </div>
  )
}

/** What the models said and nobody was shown. */
function Dropped() {
  const t = useText(adminText)
  const dropped = useQuery({
    queryKey: ['admin', 'assistant', 'dropped'],
    queryFn: ({ signal }) => call('GET /admin/assistant/dropped', { signal }),
  })
  return (
    <>
      <h2 className="mt-12 display-3">{t.dropped}</h2>
      <Answer asked={dropped}>
        {(rows) => (
          <Table
            label={t.dropped}
            rows={rows}
            rowKey={({ mid, text }) => `${mid} ${text}`}
            columns={[
              { name: t.columns.at, render: ({ created_at }) => <Stamp at={created_at} /> },
              {
                name: t.columns.reason,
                render: ({ kinds }) => kinds.map((kind) => t.unsafeKinds[kind] ?? kind).join(', '),
              },
              { name: t.columns.what, render: ({ text }) => text },
              {
                name: t.conversation,
                render: ({ user_id, thread }) => (
                  <Link to={`/admin/user/${user_id}/chat/${thread}`} className="link">
                    {user_id}
                  </Link>
                ),
              },
            ]}
          />
        )}
      </Answer>
    </>
  )
}
