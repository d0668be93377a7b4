import { FormProvider } from 'react-hook-form'
import type * as z from 'zod/mini'
import { ToolBirth, type ToolAnswer } from '#contract/calculators.ts'
import { call } from '../../api/call.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { useSession } from '../../session/session.ts'
import { FormError } from '../../ui/form-errors.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useCallForm } from '../../ui/use-call-form.ts'
import { birthText } from '../account/birth-text.ts'
import { BirthFields } from '../birth-time/birth-fields.tsx'
import { BLANK_BIRTH, valuesOfKept } from '../birth-time/birth-values.ts'
import type { LinkedBirth } from './tool-address.ts'
import { toolsText } from './text.ts'

/** A birth: the date, and as much of hour and place as is known. It begins with that of whoever is signed in. */
export function ToolForm({ id, onAnswer }: { id: number; onAnswer: (answer: ToolAnswer, asked: LinkedBirth) => void }) {
  const t = useText(toolsText)
  const birth = useText(birthText)
  const { lang } = useLang()
  const { account } = useSession()
  const form = useCallForm(
    ToolBirth,
    {
      blank: account ? valuesOfKept(account) : BLANK_BIRTH,
      fields: ['birthdate', 'birthtime', 'birthplace', 'birth_clock', 'birth_offset'],
      instead: { date: birth.dateIncomplete },
      with: { lang },
    },
    async (body) => {
      const asked = { params: { id: String(id) }, body: body as z.input<typeof ToolBirth> }
      onAnswer(await call('POST /tools/:id', asked), body)
    },
  )
  const { errors, busy, submit } = form
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <FormProvider {...form}>
        <BirthFields kept={false} />
      </FormProvider>
      <FormError>{errors.root?.message}</FormError>
      <SubmitButton busy={busy} className="w-full sm:w-auto sm:justify-self-start">
        {t.submit}
      </SubmitButton>
    </form>
  )
}
