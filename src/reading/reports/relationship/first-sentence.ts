/** A text's first sentence and what follows it. */
export function firstSentence(text: string): readonly [first: string, rest: string] {
  const end = text.search(/(?<=[.!?…]["”»)]*)\s/u)
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 1)]
}
