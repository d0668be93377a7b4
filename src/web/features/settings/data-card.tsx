import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Account } from '#contract/accounts.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { AsideBlock } from '../../ui/aside-block.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { accountText } from './account-text.ts'
import { DeleteSheet } from './delete-sheet.tsx'
import { Button } from '../../ui/button.tsx'

/** All that is held on the person: to take along, or to be rid of. */
export function DataCard({ account }: { account: Account }) {
  const t = useText(accountText)
  const words = useText(common)
  const [deleting, setDeleting] = useState(false)
  const download = useMutation({
    mutationFn: () => call('GET /account/export'),
    onSuccess: (data) =>
      saveFile(`asteria-${data.exported_at.slice(0, 10)}.json`, JSON.stringify(data, null, 2), 'application/json'),
  })
  return (
    <AsideBlock id="data" title={t.data}>
      <p className="mt-3 font-text text-md/7">{t.dataText}</p>
      <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          variant="quiet"
          aria-disabled={download.isPending || undefined}
          onClick={() => !download.isPending && download.mutate()}
        >
          {t.download}
        </Button>
        <Button variant="danger-quiet" onClick={() => setDeleting(true)}>
          {t.remove}
        </Button>
      </p>
      <FormError>{download.error && sentenceOf(download.error, words.broken)}</FormError>
      {deleting && <DeleteSheet account={account} onClose={() => setDeleting(false)} />}
    </AsideBlock>
  )
}
