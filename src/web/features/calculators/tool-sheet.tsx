import { useState } from 'react'
import { TOOL_BODIES, type ToolAnswer, type ToolBody } from '#contract/calculators.ts'
import { Queries } from '../../api/queries.tsx'
import { useText } from '../../i18n/text.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { toolsText } from './text.ts'
import { ToolForm } from './tool-form.tsx'
import { ToolResult } from './tool-result.tsx'

/** One calculator: its form, and after it the answer in its place. */
export default function ToolSheet({ body, onClose }: { body: ToolBody; onClose: () => void }) {
  const t = useText(toolsText)
  const [answer, setAnswer] = useState<ToolAnswer | null>(null)
  return (
    <Queries>
      <Sheet title={t.bodies[body].name} intro={answer ? undefined : t.formIntro} onClose={onClose}>
        {answer ? (
          <ToolResult answer={answer} onAgain={() => setAnswer(null)} />
        ) : (
          <ToolForm id={TOOL_BODIES.indexOf(body) + 1} onAnswer={setAnswer} />
        )}
      </Sheet>
    </Queries>
  )
}
