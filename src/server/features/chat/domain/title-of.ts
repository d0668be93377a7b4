const MOST = 60

/** A thread is named by the beginning of its first question, cut between words. */
export function titleOf(question: string): string {
  const text = question.replaceAll(/\s+/g, ' ').trim()
  if (text.length <= MOST) return text
  const cut = text.slice(0, MOST)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MOST / 2))}…`
}
