import { useState, type FormEvent } from 'react'
import type { Account } from '#contract/accounts.ts'
import { DEFAULT_RULES } from '#product/default-rules.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { AsideBlock } from '../../ui/aside-block.tsx'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { useUpdateAccount } from '../account/use-update-account.ts'
import { RulesFields } from './rules-fields.tsx'
import { chartRulesText } from './text.ts'

/** By which rules all of a person's charts are cast. */
export function ChartRulesCard({ account }: { account: Account }) {
  const t = useText(chartRulesText)
  const words = useText(common)
  const update = useUpdateAccount()
  // An account that a browser kept before there were any has none until it is asked for anew.
  const [rules, setRules] = useState(account.chart_rules ?? DEFAULT_RULES)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!update.isPending) update.mutate({ chart_rules: rules })
  }
  return (
    <AsideBlock id="chart-rules" title={t.title}>
      <p className="mt-3 font-text text-md/7">{t.intro}</p>
      <form className="mt-5 grid gap-5" onSubmit={save}>
        <RulesFields
          value={rules}
          onChange={(next) => {
            update.reset()
            setRules(next)
          }}
        />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" variant="quiet" aria-disabled={update.isPending || undefined}>
            {t.save}
          </Button>
        </div>
        <FormError>{update.error && sentenceOf(update.error, words.broken)}</FormError>
        <p role="status" className="text-flowing empty:hidden">
          {update.isSuccess && t.saved}
        </p>
      </form>
    </AsideBlock>
  )
}
