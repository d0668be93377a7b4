import type { MetaArgs } from 'react-router'
import { privateMeta } from '../../chrome/page-meta.ts'
import { UnsubscribePage } from './unsubscribe-page.tsx'
import { unsubscribeText } from './unsubscribe-text.ts'

export const meta = (args: MetaArgs) => privateMeta(unsubscribeText, args)

export default function UnsubscribeRoute() {
  return <UnsubscribePage />
}
