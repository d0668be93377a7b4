import { accounts } from './accounts.ts'
import { apiKeys } from './api-keys.ts'
import { strangers } from './strangers.ts'
import { attack } from './target.ts'
import { words } from './words.ts'

// The last one sets the clock forward.
attack({
  'words that can hurt': words,
  'what strangers try': strangers,
  'keys of the public API': apiKeys,
  accounts,
})
