import { isDenial, isYes } from './correction.ts'
import { normalize } from './normalize.ts'
import { isBareLaugh } from './read-turn.ts'

/** So many words tell something; fewer only answer. */
const FEWEST = 3
/** A request, a question, a fear or a doubt, in which nothing new is told. */
const ASKS =
  /^ (?:ok |okay |so |and |but |ну |а |и |но )?(?:dont|do not|please|promise|what|whats|who|how|why|when|where|which|should|shall|can|could|would|will|is|are|do|does|idk|i dont know|i dont want|im scared|im afraid|i feel|maybe|tell me|не надо|не говорите|не звоните|что|как|кто|когда|где|куда|почему|зачем|можно|можете|надо ли|пожалуйста|обещайте|никому не|а вдруг|вдруг|не знаю|не хочу|я не хочу|боюсь|я боюсь|может|скажите) /

/** Whether a message tells something that happens, where a danger is known: it is taken up, not passed over. */
export const tellsFact = (text: string): boolean =>
  normalize(text).trim().split(' ').length >= FEWEST &&
  !text.trim().endsWith('?') &&
  !ASKS.test(normalize(text)) &&
  !isDenial(text) &&
  !isYes(text) &&
  !isBareLaugh(text)
