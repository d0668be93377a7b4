import { accounts } from './accounts.ts'
import { apiKeys } from './api-keys.ts'
import { floods } from './floods.ts'
import { money } from './money.ts'
import { promises } from './promises.ts'
import { races } from './races.ts'
import { strangers } from './strangers.ts'
import { attack } from './target.ts'
import { words } from './words.ts'

// On one product, whose start takes five seconds of CPU time; from the floods on, some set its clock forward.
attack({
  'words that can hurt': words,
  'what strangers try': strangers,
  'keys of the public API': apiKeys,
  'for nothing': money,
  'floods and files': floods,
  'many at once, and again': races,
  'what was promised': promises,
  accounts,
})
