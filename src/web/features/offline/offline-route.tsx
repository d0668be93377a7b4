import type { MetaArgs } from 'react-router'
import { privateMeta } from '../../chrome/page-meta.ts'
import { OfflinePage } from './offline-page.tsx'
import { offlineText } from './text.ts'

export const meta = (args: MetaArgs) => privateMeta(offlineText, args)

export default function OfflineRoute() {
  return <OfflinePage />
}
