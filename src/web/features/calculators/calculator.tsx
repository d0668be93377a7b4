import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type * as z from 'zod/mini'
import type { ToolBirth } from '#contract/calculators.ts'
import { TOOL_BODIES, type ToolBody } from '#product/tool-bodies.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { Queries } from '../../api/queries.tsx'
import { common } from '../../i18n/common.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { toolsText } from './text.ts'
import { birthIn, resultPath, type LinkedBirth } from './tool-address.ts'
import { ToolForm } from './tool-form.tsx'
import { ToolResult } from './tool-result.tsx'

/** Asks for a birth, or answers the one that the address names. */
export default function Calculator({ body }: { body: ToolBody }) {
  const [params, setParams] = useSearchParams()
  const birth = birthIn(params)
  const show = (next: LinkedBirth | null) =>
    setParams(next ? new URL(resultPath(body, next), location.origin).searchParams : {}, { preventScrollReset: true })
  return (
    <Queries>
      {birth ? (
        <Answer body={body} birth={birth} onAgain={() => show(null)} />
      ) : (
        <ToolForm id={TOOL_BODIES.indexOf(body) + 1} onAnswer={(_, asked) => show(asked)} />
      )}
    </Queries>
  )
}

function Answer({ body, birth, onAgain }: { body: ToolBody; birth: LinkedBirth; onAgain: () => void }) {
  const t = useText(toolsText)
  const words = useText(common)
  const { lang } = useLang()
  const id = String(TOOL_BODIES.indexOf(body) + 1)
  const { data, error } = useQuery({
    queryKey: ['tool', body, birth, lang],
    queryFn: () => call('POST /tools/:id', { params: { id }, body: { ...birth, lang } as z.input<typeof ToolBirth> }),
    staleTime: Infinity,
  })
  if (data) return <ToolResult answer={data} link={resultPath(body, birth)} onAgain={onAgain} />
  if (!error) return <Spinner />
  return (
    <>
      <p role="alert" className="font-text text-lg">
        {sentenceOf(error, words.broken)}
      </p>
      <Button variant="quiet" className="mt-5" onClick={onAgain}>
        {t.again}
      </Button>
    </>
  )
}
