/** Where a sentence may end, with the white space after it: at a stop, or at the end of a line. */
const END = /[.!?…。]+["”»)\]*_]*\s+|\n\s*/gu
/** What stands before a point that ends no sentence: short forms, initials, the number of an item or a date. */
const SHORT =
  /(?:^|[\s(«“"*_-])(?:dr|mr|mrs|ms|prof|st|vs|approx|ca|no|e\.g|i\.e|д-р|проф|др|т|т\.\s?[дпке]|г|гг|руб|тыс|мин|ул|им|см|напр|стр|\p{Lu}|\d{1,2})\.\s+$/iu

/** The first whole sentence of a text; undefined while none is. */
function firstSentence(text: string): string | undefined {
  for (const { index, 0: end } of text.matchAll(END)) {
    const sentence = text.slice(0, index + end.length)
    if (end.includes('\n') || !SHORT.test(sentence)) return sentence
  }
  return undefined
}

/**
 * Cuts a growing text into sentences, and keeps back those that were accepted until one of them has something to stand
 * on.
 */
export class SentenceReader {
  private rest = ''
  private held = ''
  private isOver = false
  /** What may be shown. */
  shown = ''
  /** How many sentences were accepted. */
  count = 0

  read(text: string): void {
    this.rest += text
  }

  /** The text has come to its end: what is left is its last sentence. */
  finish(): void {
    this.isOver = true
  }

  /** The sentences that are whole by now, each once. */
  *take(): Generator<string> {
    for (;;) {
      const sentence = firstSentence(this.rest) ?? (this.isOver && this.rest.trim() !== '' ? this.rest : undefined)
      if (sentence === undefined) return
      this.rest = this.rest.slice(sentence.length)
      if (sentence.trim() !== '') yield sentence
    }
  }

  /** Everything accepted so far. */
  get accepted(): string {
    return this.shown + this.held
  }

  /** Takes a sentence in; gives what can be shown now. */
  accept(sentence: string, isGrounded: boolean): string[] {
    // A rule or a bullet by itself says nothing.
    if (/\p{L}{2}/u.test(sentence)) this.count++
    this.held += sentence
    if (!isGrounded) return []
    const text = this.held
    this.held = ''
    this.shown += text
    return [text]
  }
}
