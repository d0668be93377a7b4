import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { USER_SORTS, type AdminUserRow } from '#contract/admin-rows.ts'
import { call } from '../../api/call.ts'
import { useText } from '../../i18n/text.tsx'
import { Field } from '../../ui/field.tsx'
import { PageHead } from './frame.tsx'
import { Stamp } from '../staff-parts/stamp.tsx'
import { Answer, Pager, Table, type Column } from '../staff-parts/table.tsx'
import { adminText } from './text.ts'
import { usePage } from '../staff-parts/use-page.ts'
import { Button } from '../../ui/button.tsx'

const isSort = (text: string | null): text is (typeof USER_SORTS)[number] => USER_SORTS.some((sort) => sort === text)

/** Everybody with an account. What is searched for and the order stand in the address. */
export default function UsersPage() {
  const t = useText(adminText)
  const page = usePage()
  const [search] = useSearchParams()
  const q = search.get('q') ?? ''
  const asked = search.get('sort')
  const sort = isSort(asked) ? asked : 'newest'
  const users = useQuery({
    queryKey: ['admin', 'users', page, q, sort],
    queryFn: ({ signal }) => call('GET /admin/users/:page', { params: { page }, query: { q, sort }, signal }),
    placeholderData: keepPreviousData,
  })
  const at = (to: number) => addressOf(to, q, sort)
  return (
    <>
      <PageHead crumbs={[]} title={t.users} />
      <Filter key={q} q={q} sort={sort} />
      <Answer asked={users}>
        {({ rows, pages, total }) => (
          <>
            <Table label={t.users} columns={columnsOf(t)} rows={rows} rowKey={({ id }) => id} empty={t.nothingFound} />
            <Pager page={page} pages={pages} total={total} at={at} />
          </>
        )}
      </Answer>
    </>
  )
}

function addressOf(page: number, q: string, sort: string): string {
  const query = new URLSearchParams({ ...(q && { q }), ...(sort !== 'newest' && { sort }) }).toString()
  return `/admin/users/${page}${query ? `?${query}` : ''}`
}

function Filter({ q, sort }: { q: string; sort: string }) {
  const t = useText(adminText)
  const navigate = useNavigate()
  const [text, setText] = useState(q)
  return (
    <form
      role="search"
      className="mt-5 flex flex-wrap items-start gap-x-6 gap-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        void navigate(addressOf(1, text.trim(), sort))
      }}
    >
      <div className="w-full max-w-96">
        <Field label={t.search} hint={t.searchHint}>
          {(control) => (
            <input
              {...control}
              type="search"
              className="input"
              value={text}
              onChange={(e) => setText(e.target.value)}
            />
          )}
        </Field>
      </div>
      <Field label={t.sort}>
        {(control) => (
          <select
            {...control}
            className="input"
            value={sort}
            onChange={(event) => void navigate(addressOf(1, text.trim(), event.target.value))}
          >
            {USER_SORTS.map((name) => (
              <option key={name} value={name}>
                {t.sorts[name]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button type="submit" className="mt-6.5">
        {t.search}
      </Button>
    </form>
  )
}

type Words = ReturnType<typeof useText<(typeof adminText)['en']>>

/** The wire shouts: `BASIC`, `SIX_MONTHS`. */
const planNamed = ({ plans }: Words, sub: string) =>
  Object.entries({ ...plans, basic: plans.free }).find(([id]) => id === sub.toLowerCase())?.[1] ?? sub

const columnsOf = (t: Words): Column<AdminUserRow>[] => [
  { name: t.columns.id, render: ({ id }) => id, isNumber: true },
  {
    name: t.columns.name,
    render: ({ id, first_name, last_name }) => (
      <Link to={`/admin/user/${id}`} className="link">
        {`${first_name} ${last_name}`.trim()}
      </Link>
    ),
  },
  { name: t.columns.email, render: ({ email }) => email },
  { name: t.columns.lang, render: ({ lang }) => lang },
  { name: t.columns.plan, render: ({ sub }) => planNamed(t, sub) },
  { name: t.columns.threads, render: ({ threads }) => threads, isNumber: true },
  { name: t.columns.lastThread, render: ({ last_created_at }) => <Stamp at={last_created_at} /> },
  { name: t.columns.since, render: ({ created_at }) => <Stamp at={created_at} /> },
]
