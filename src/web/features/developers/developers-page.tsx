import type { ReactNode } from 'react'
import type { ReferenceField, ReferenceCall } from '#contract/public-reference.ts'
import { formatNumber } from '../../i18n/format.ts'
import { Link } from '../../i18n/link.tsx'
import { useLang, useText } from '../../i18n/text.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { NumberTable } from '../accuracy/number-table.tsx'
import type { DevelopersData } from './developers-route.tsx'
import { developersText } from './text.ts'
import { PageTop } from '../../ui/page-top.tsx'

/** What programs may ask, and how: from one call to copy to keys, limits and assistants. */
export function DevelopersPage({ publicUrl, calls, birth, codes, limits }: DevelopersData) {
  const t = useText(developersText)
  const { lang } = useLang()
  const [first] = calls
  const count = (value: number) => formatNumber(lang, value)
  return (
    <div className="page">
      <PageTop label={t.label} title={t.headline} lead={t.lead} />
      <Section id="first" title={t.firstTitle}>
        <p className="prose-reading max-w-[44rem]">{t.first}</p>
        {first && <Code label={t.request}>{curl(publicUrl, first)}</Code>}
        <p className="prose-reading mt-6 max-w-[44rem]">{t.conventions}</p>
      </Section>
      <Section id="calls" title={t.callsTitle}>
        {calls.map((one) => (
          <Call key={one.call} publicUrl={publicUrl} {...one} />
        ))}
        <p className="prose-reading mt-8 max-w-[44rem]">
          {t.openapi}{' '}
          <a href="/api/openapi.json" className="link">
            openapi.json
          </a>
        </p>
      </Section>
      <Section id="birth" title={t.birthTitle}>
        <p className="prose-reading max-w-[44rem]">{t.birth}</p>
        <Fields fields={birth} />
      </Section>
      <Section id="errors" title={t.errorsTitle}>
        <p className="prose-reading max-w-[44rem]">{t.errors}</p>
        <dl className="mt-6 max-w-[52rem]">
          {codes.map((code) => (
            <Term key={code} name={code}>
              {t.codes[code]}
            </Term>
          ))}
        </dl>
      </Section>
      <Section id="limits" title={t.limitsTitle}>
        <p className="prose-reading mb-6 max-w-[44rem]">{t.limits}</p>
        <NumberTable
          label={t.limitsTitle}
          head={[t.who, t.aMinute, t.aDay]}
          rows={limits.map(({ who, aMinute, aDay }) => ({
            key: who,
            name: t.plans[who],
            cells: [count(aMinute), count(aDay)],
          }))}
        />
        <p className="prose-reading mt-6 max-w-[44rem]">{t.headers}</p>
      </Section>
      <Section id="keys" title={t.keysTitle}>
        <p className="prose-reading max-w-[44rem]">{t.keys}</p>
        <ButtonLink to="/settings#api-keys" className="mt-6">
          {t.toKeys}
        </ButtonLink>
      </Section>
      <Section id="mcp" title={t.mcpTitle}>
        <p className="prose-reading max-w-[44rem]">{t.mcp}</p>
        <Code label={t.mcpTitle}>{mcpSettings(publicUrl)}</Code>
        <p className="prose-reading mt-6 max-w-[44rem]">
          {t.mcpLimits}{' '}
          <Link to="/accuracy" className="link">
            {t.accuracy}
          </Link>
        </p>
      </Section>
    </div>
  )
}

const mcpSettings = (publicUrl: string) =>
  JSON.stringify(
    { mcpServers: { asteria: { url: `${publicUrl}/mcp`, headers: { Authorization: 'Bearer YOUR_KEY' } } } },
    null,
    2,
  )

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="pt-16 lg:pt-20">
      <h2 id={id} className="display-2 mb-6">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Call({ publicUrl, answer, ...one }: DevelopersData['calls'][number] & { publicUrl: string }) {
  const t = useText(developersText)
  const { call, method, path, scope, open, fields } = one
  return (
    <section aria-labelledby={path} className="double-rule mt-10 pt-4">
      <h3 id={path} className="display-3 [overflow-wrap:anywhere]" translate="no">
        {method} {path}
      </h3>
      <p className="prose-reading mt-3 max-w-[44rem]">{t.calls[call]}</p>
      <p className="caption mt-2">{open ? t.openTo(scope) : t.onlyFor(scope)}</p>
      {fields.length > 0 && <Fields fields={fields} />}
      <Code label={t.request}>{curl(publicUrl, one)}</Code>
      {answer !== null && (
        <details className="mt-4">
          <summary className="link w-fit">{t.answer}</summary>
          <Code label={t.answer}>{answer}</Code>
        </details>
      )}
    </section>
  )
}

function Fields({ fields }: { fields: readonly ReferenceField[] }) {
  const t = useText(developersText)
  return (
    <dl className="mt-6 max-w-[52rem]">
      {fields.map(({ name, required, values }) => (
        <Term key={name} name={name} aside={[required ? t.required : t.optional, values].join(' · ')}>
          {t.fields[name as keyof typeof t.fields]}
        </Term>
      ))}
    </dl>
  )
}

function Term({ name, aside, children }: { name: string; aside?: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b border-rule py-2.5 md:grid-cols-[14rem_1fr]">
      <dt translate="no" className="[overflow-wrap:anywhere]">
        <code>{name}</code>
      </dt>
      <dd className="min-w-0 font-text">
        {children}
        {aside && <span className="block text-xs/5 text-ink-2 [overflow-wrap:anywhere]">{aside}</span>}
      </dd>
    </div>
  )
}

function Code({ label, children }: { label: string; children: string }) {
  return (
    <pre
      role="group"
      aria-label={label}
      translate="no"
      className="mt-4 max-w-[52rem] border border-rule bg-surface p-5 text-xs/5 whitespace-pre-wrap [overflow-wrap:anywhere]"
    >
      <code>{children}</code>
    </pre>
  )
}

/** A call as a command that can be copied into a terminal. */
function curl(publicUrl: string, { method, path, open, example }: ReferenceCall): string {
  const key = open ? [] : ["-H 'Authorization: Bearer YOUR_KEY'"]
  if (method === 'GET') {
    const query = new URLSearchParams(example as Record<string, string>).toString()
    return [`curl '${publicUrl}${path}${query && `?${query}`}'`, ...key].join(' \\\n  ')
  }
  const body = JSON.stringify(example)
  return [`curl ${publicUrl}${path}`, ...key, "-H 'Content-Type: application/json'", `-d '${body}'`].join(' \\\n  ')
}
