import { useState } from 'react'
import type { Place } from '#contract/places.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { useText } from '../../i18n/text.tsx'
import { Button } from '../../ui/button.tsx'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { showToast } from '../../ui/toast.ts'
import { useUpdateAccount } from '../account/use-update-account.ts'
import { placeName } from '../places/place-name.ts'
import { EditPreview } from './edit-preview.tsx'
import { correctionsText } from './text.ts'

/** Another place of the same name: which, and what that changes, before it is taken. */
export default function NamesakeSheet({ namesakes, onClose }: { namesakes: readonly Place[]; onClose: () => void }) {
  const t = useText(correctionsText)
  const update = useUpdateAccount()
  const [id, setId] = useState<string | null>(null)
  const place = namesakes.find((one) => one.id === id)
  const changes = place && { birthplace: placeName(place), birthplace_id: place.id }
  const save = () => {
    if (!changes || update.isPending) return
    update.mutate(changes, {
      onSuccess: () => {
        onClose()
        showToast(t.saved)
      },
    })
  }
  return (
    <Sheet title={t.chooseNamesake} intro={t.namesakesText} onClose={onClose}>
      <ChoiceGroup
        legend={t.whichPlace}
        options={namesakes.map((one) => ({ value: one.id, label: placeName(one) }))}
        value={id}
        onChange={setId}
      />
      {changes && <EditPreview changes={changes} />}
      <FormError>{update.error && sentenceOf(update.error, t.broken)}</FormError>
      {changes && (
        <Button className="mt-5" aria-disabled={update.isPending || undefined} onClick={save}>
          {t.change}
        </Button>
      )}
    </Sheet>
  )
}
