import { lazy, Suspense } from 'react'
import { useProofAsked } from '../../session/proof-prompt.ts'

const ProofSheet = lazy(() => import('./proof-sheet.tsx'))

/** Opens the dialog when a call needs the person to show once more who they are. */
export function ProofLauncher() {
  const asked = useProofAsked()
  return <Suspense>{asked && <ProofSheet />}</Suspense>
}
