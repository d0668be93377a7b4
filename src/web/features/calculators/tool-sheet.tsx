import { useState } from 'react'
import type { ToolAnswer } from '#contract/calculators.ts'
import { TOOL_BODIES, type ToolBody } from '#product/tool-bodies.ts'
import { Queries } from '../../api/queries.tsx'
import { useText } from '../../i18n/text.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { toolsText } from './text.ts'
import { resultPath, type LinkedBirth } from './tool-address.ts'
import { ToolForm } from './tool-form.tsx'
import { ToolResult } from './tool-result.tsx'

/** One calculator: its form, and after it the answer in its place. */
export default function ToolSheet({ body, onClose }: { body: ToolBody; onClose: () => void }) {
  const t = useText(toolsText)
  const [found, setFound] = useState<{ answer: ToolAnswer; asked: LinkedBirth } | null>(null)
  return (
    <Queries>
      <Sheet title={t.bodies[body].name} intro={found ? undefined : t.formIntro} onClose={onClose}>
        {found ? (
          <ToolResult answer={found.answer} link={resultPath(body, found.asked)} onAgain={() => setFound(null)} />
        ) : (
          <ToolForm id={TOOL_BODIES.indexOf(body) + 1} onAnswer={(answer, asked) => setFound({ answer, asked })} />
        )}
      </Sheet>
    </Queries>
  )
}
