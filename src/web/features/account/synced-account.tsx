import { Queries } from '../../api/queries.tsx'
import { useAccountSync } from './use-account-sync.ts'

/** Brings the account up to date on a public page that shows something of it. Loaded for signed-in people only. */
export default function SyncedAccount() {
  return (
    <Queries>
      <AccountSync />
    </Queries>
  )
}

function AccountSync() {
  useAccountSync()
  return null
}
