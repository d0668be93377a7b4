import { floods } from './floods.ts'
import { money } from './money.ts'
import { promises } from './promises.ts'
import { races } from './races.ts'
import { attack } from './target.ts'

attack({
  'for nothing': money,
  'floods and files': floods,
  'many at once, and again': races,
  'what was promised': promises,
})
