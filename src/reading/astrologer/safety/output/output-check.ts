import { actsIn, judgeSentence, unsafeKindsInPair, type Verdict } from './check-sentence.ts'
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

/** What becomes of a sentence within its text. */
export interface NextVerdict extends Verdict {
  /** Whether it goes on with the one before, and is dropped where that one is. */
  leans: boolean
}

/** A text that grows sentence by sentence, each judged alone and together with those that it goes on with. */
export class OutputCheck {
  private before: { text: string; verdict: Verdict }[] = []

  next(sentence: string): NextVerdict {
    const verdict = this.judge(sentence)
    this.before = [...this.before, { text: sentence, verdict }].slice(-WINDOW)
    return verdict
  }

  private judge(sentence: string): NextVerdict {
    const own = judgeSentence(sentence)
    const last = this.before.at(-1)
    const tokens = tokensOf(sentence)
    const leans = last !== undefined && (LEANS.test(tokens) || actsIn(tokens))
    if (own.step === 'drop' || !last) return { ...own, leans: false }
    // What goes on with a sentence that is not shown is not shown either.
    if (leans && last.verdict.step === 'drop') return { ...last.verdict, leans }
    if (!leans && tokens.trim().split(' ').length > FEW + 1) return { ...own, leans }
    const shown = this.before.slice(this.before.findLastIndex(({ verdict }) => verdict.step === 'drop') + 1)
    const together = shown.flatMap((_, i) => {
      const context = shown.slice(i).map(({ text }) => text)
      return unsafeKindsInPair(context.join(' '), sentence)
    })
    return together.length > 0 ? { step: 'drop', kinds: [...new Set(together)], leans } : { ...own, leans }
  }
}
