import { lazy, Suspense } from 'react'
import type { MetaArgs } from 'react-router'
import { privateMeta } from '../../chrome/page-meta.ts'
import { unsubscribeText } from './unsubscribe-text.ts'

const UnsubscribePage = lazy(() => import('./unsubscribe-page.tsx').then((part) => ({ default: part.UnsubscribePage })))

export const meta = (args: MetaArgs) => privateMeta(unsubscribeText, args)

export default function UnsubscribeRoute() {
  return (
    <Suspense>
      <UnsubscribePage />
    </Suspense>
  )
}
