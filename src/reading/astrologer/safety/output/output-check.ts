import { actsIn, unsafeKindsInPair, unsafeKindsOf } from './check-sentence.ts'
import type { UnsafeKind } from './kinds.ts'
import { tokensOf } from './plain-text.ts'

/** So few words don't stand alone: an item of a list, "Twice a day.", "Double them." */
const FEW = 7
/** So many sentences before one may belong to it. */
const WINDOW = 2
/** A sentence that goes on with the one before: it begins or speaks with a word that points back. */
const LEANS = new RegExp(
  [
    ' # (?:and|but|or|so|then|just|also|only|instead|again|,|;|:|\\d+|и|а|но|или|то|так|тогда|просто|потом|затем|также|еще) ',
    ' (?:it|them|one|ones|both|all of|there|same|их|его|ее|им|ей|ему|это|оба|обе|нее|него|ними|ним|ней) ',
    ' (?:this|that|these|those) (?:is|are|will|would|can|may|should|must|does|do|also|helps?|works?|alone|way|for|and|,|[.]) ',
  ].join('|'),
  'u',
)

/** A text that grows sentence by sentence, each judged alone and together with those that it goes on with. */
export class OutputCheck {
  private before: { text: string; kinds: readonly UnsafeKind[] }[] = []

  /** What is unsafe in the next sentence; nothing where it may be shown. */
  next(sentence: string): readonly UnsafeKind[] {
    const kinds = this.judge(sentence)
    this.before = [...this.before, { text: sentence, kinds }].slice(-WINDOW)
    return kinds
  }

  private judge(sentence: string): readonly UnsafeKind[] {
    const own = unsafeKindsOf(sentence)
    const last = this.before.at(-1)
    if (own.length > 0 || !last) return own
    const tokens = tokensOf(sentence)
    const leans = LEANS.test(tokens) || actsIn(tokens)
    // What goes on with a sentence that is not shown is not shown either.
    if (leans && last.kinds.length > 0) return last.kinds
    if (!leans && tokens.trim().split(' ').length > FEW + 1) return own
    const shown = this.before.slice(this.before.findLastIndex((one) => one.kinds.length > 0) + 1)
    return shown.flatMap((_, i) => {
      const context = shown.slice(i).map(({ text }) => text)
      return unsafeKindsInPair(context.join(' '), sentence)
    })
  }
}
