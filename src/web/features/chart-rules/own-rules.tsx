import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { ChartRules } from '#contract/chart-rules.ts'
import type { ChartAnswer } from '#contract/charts.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { common } from '../../i18n/common.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { RulesFields } from './rules-fields.tsx'
import { chartRulesText } from './text.ts'

/** The way to rules of a chart's own, in the line that says by which it is cast. */
export function OwnRules({ hash, rules }: { hash: string; rules: ChartAnswer['rules'] }) {
  const t = useText(chartRulesText)
  const [open, setOpen] = useState(false)
  return (
    <>
      {rules.own && <span>{t.own}</span>}
      <button type="button" className="link min-h-6" onClick={() => setOpen(true)}>
        {t.change}
      </button>
      {open && <RulesSheet hash={hash} rules={rules} onClose={() => setOpen(false)} />}
    </>
  )
}

function RulesSheet({
  hash,
  rules: { own, ...kept },
  onClose,
}: Parameters<typeof OwnRules>[0] & { onClose: () => void }) {
  const t = useText(chartRulesText)
  const words = useText(common)
  const choose = useChooseRules(hash)
  const [rules, setRules] = useState<ChartRules>(kept)
  const apply = (chosen: ChartRules | null) => {
    if (!choose.isPending) choose.mutate(chosen, { onSuccess: onClose })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    apply(rules)
  }
  return (
    <Sheet title={t.sheetTitle} intro={t.sheetIntro} onClose={onClose}>
      <form className="grid gap-5" onSubmit={submit}>
        <RulesFields value={rules} onChange={setRules} />
        <FormError>{choose.error && sentenceOf(choose.error, words.broken)}</FormError>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" aria-disabled={choose.isPending || undefined}>
            {t.apply}
          </Button>
          {own && (
            <Button variant="quiet" aria-disabled={choose.isPending || undefined} onClick={() => apply(null)}>
              {t.reset}
            </Button>
          )}
        </div>
      </form>
    </Sheet>
  )
}

function useChooseRules(hash: string) {
  const queryClient = useQueryClient()
  const { lang } = useLang()
  return useMutation({
    mutationFn: (rules: ChartRules | null) => call('PATCH /chart/:hash', { params: { hash }, body: { rules } }),
    onSuccess: (chart) => {
      queryClient.setQueryData(['chart', hash, lang], chart)
      void queryClient.invalidateQueries({ queryKey: ['charts'] })
    },
  })
}
