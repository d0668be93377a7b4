import { lazy, Suspense } from 'react'
import { useParams, type MetaArgs } from 'react-router'
import { privateMeta } from '../../chrome/page-meta.ts'
import { expertsText } from './text.ts'

const ConsultationPage = lazy(() =>
  import('./consultation-page.tsx').then((part) => ({ default: part.ConsultationPage })),
)

export const meta = (args: MetaArgs) => privateMeta(expertsText, args)

export default function ConsultationRoute() {
  return (
    <Suspense>
      <ConsultationPage token={useParams()['token'] ?? ''} />
    </Suspense>
  )
}
