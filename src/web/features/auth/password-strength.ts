export const STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const
export type Strength = (typeof STRENGTHS)[number]

const COMMON = ['password', 'qwerty', 'йцукен', 'пароль', 'asdf', 'admin', 'letmein', 'iloveyou', 'welcome', 'asteria']

const poolOf = (password: string) =>
  [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[а-яё]/, 33],
    [/[А-ЯЁ]/, 33],
    [/[^a-zA-Zа-яА-ЯёЁ\d]/, 20],
  ].reduce((sum, [letters, size]) => sum + ((letters as RegExp).test(password) ? (size as number) : 0), 0)

/** Letters that tell something: neither a repeat of the one before nor its neighbour in the alphabet. */
function freshLetters(password: string): number {
  const codes = [...password].map((letter) => letter.codePointAt(0) ?? 0)
  return codes.filter((code, i) => i === 0 || Math.abs(code - (codes[i - 1] ?? 0)) > 1).length
}

/** A rough guess from below, in bits; a hint for the person, no rule. */
export function passwordStrength(password: string): Strength {
  const known = COMMON.find((word) => password.toLowerCase().includes(word))
  const letters = freshLetters(password) - (known ? known.length - 1 : 0)
  const bits = Math.max(0, letters) * Math.log2(Math.max(2, poolOf(password)))
  if (password.length < 8 || bits < 36) return 'weak'
  if (bits < 55) return 'fair'
  return bits < 80 ? 'good' : 'strong'
}
