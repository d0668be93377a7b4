const TYPES = ['build', 'chore', 'ci', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test']
const FORM = new RegExp(`^(${TYPES.join('|')})(\\([a-z0-9-]+\\))?!?: \\S`)
const MOST_CHARACTERS = 72

/** What is wrong with the subject of a commit; null for one like `fix(plans): a refund ends the plan at once`. */
export function subjectFault(subject: string): string | null {
  if (!FORM.test(subject)) return `must begin like "fix(plans): …" or "docs: …", with one of: ${TYPES.join(', ')}`
  const { length } = Array.from(subject)
  if (length > MOST_CHARACTERS) return `has ${length} characters, ${MOST_CHARACTERS} at most`
  return subject.endsWith('.') ? 'ends with a period' : null
}
