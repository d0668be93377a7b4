/** Where a sentence ends, with the white space after it. */
const END = /^[\s\S]*?[.!?…]["”»)]*\s+|^[\s\S]*?\n\n+/u

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
      const [sentence] = END.exec(this.rest) ?? (this.isOver && this.rest.trim() !== '' ? [this.rest] : [])
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
    this.count++
    this.held += sentence
    if (!isGrounded) return []
    const text = this.held
    this.held = ''
    this.shown += text
    return [text]
  }
}
