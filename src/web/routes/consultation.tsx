import { useParams, type MetaArgs } from 'react-router'
import { privateMeta } from '../chrome/page-meta.ts'
import { ConsultationPage } from '../features/experts/consultation-page.tsx'
import { expertsText } from '../features/experts/text.ts'

export const meta = (args: MetaArgs) => privateMeta(expertsText, args)

export default function ConsultationRoute() {
  return <ConsultationPage token={useParams()['token'] ?? ''} />
}
