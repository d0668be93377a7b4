import { useEffect, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import type * as z from 'zod/mini'
import { FirstChartBody, type FirstChartAnswer } from '#contract/charts.ts'
import { call } from '../../api/call.ts'
import { Queries } from '../../api/queries.tsx'
import { useLang, useText } from '../../i18n/text.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useCallForm } from '../../ui/use-call-form.ts'
import { birthText } from '../account/birth-text.ts'
import { BirthFields } from '../birth-time/birth-fields.tsx'
import { givenBirth, noteBirth } from '../birth-time/given-birth.ts'
import { FirstChartResult } from './first-chart-result.tsx'
import { chartResultText } from './result-text.ts'

/** The birth of a visitor, and then what it makes. */
export default function FirstChartForm() {
  const [answer, setAnswer] = useState<FirstChartAnswer | null>(null)
  return (
    <Queries>
      {answer ? <FirstChartResult answer={answer} onAgain={() => setAnswer(null)} /> : <Form onAnswer={setAnswer} />}
    </Queries>
  )
}

function Form({ onAnswer }: { onAnswer: (answer: FirstChartAnswer) => void }) {
  const t = useText(chartResultText)
  const birth = useText(birthText)
  const { lang } = useLang()
  const answered = useRef(false)
  const form = useCallForm(
    FirstChartBody,
    { blank: givenBirth(), instead: { date: birth.dateIncomplete }, with: { lang } },
    async (body) => {
      const answer = await call('POST /first-chart', { body: body as z.input<typeof FirstChartBody> })
      answered.current = true
      onAnswer(answer)
    },
  )
  const { errors, busy, submit, getValues } = form
  // An account that is made next begins with it, and another try of this form, too.
  useEffect(() => () => noteBirth(getValues(), answered.current), [getValues])
  return (
    <form onSubmit={submit} noValidate className="grid max-w-[34rem] gap-5">
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
