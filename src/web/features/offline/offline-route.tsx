import type { MetaArgs } from 'react-router'
import { privateMeta } from '../../chrome/page-meta.ts'
import { OfflinePage } from './offline-page.tsx'
import { offlinePageText } from './page-text.ts'

export const meta = (args: MetaArgs) => privateMeta(offlinePageText, args)

export default function OfflineRoute() {
  return <OfflinePage />
}
