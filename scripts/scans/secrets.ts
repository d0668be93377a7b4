/** What keys look like, by who gives them out, and where files of this machine lie. */
const PATTERNS: Record<string, RegExp> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s+[A-Za-z0-9+/=]{40}/,
  // But for the one that AWS writes its examples with.
  'a key of AWS': /\bAKIA(?!IOSFODNN7EXAMPLE)[0-9A-Z]{16}\b/,
  'a live key of Stripe': /\b[rs]k_live_[0-9A-Za-z]{16,}/,
  'a webhook secret of Stripe': /\bwhsec_[0-9A-Za-z+/]{32,}/,
  'a key of Anthropic': /\bsk-ant-[\w-]{24,}/,
  'a key of OpenAI': /\bsk-(?:proj-)?[0-9A-Za-z]{32,}/,
  'a key of Google': /\bAIza[\w-]{35}\b/,
  'a secret of Google': /\bGOCSPX-[\w-]{20,}/,
  'a token of GitHub': /\b(?:gh[pousr]_[0-9A-Za-z]{36}|github_pat_\w{40,})/,
  'a token of npm': /\bnpm_[0-9A-Za-z]{36}\b/,
  'a token of Slack': /\bxox[abprs]-[0-9A-Za-z-]{20,}/,
  'a key of PostHog': /\bphx_[0-9A-Za-z]{30,}/,
  'a signed token': /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/,
  'a password in an address':
    /\b(?:postgres(?:ql)?|smtps?|https?|redis):\/\/[\w.-]+:(?!password|secret|pass\b)[^@\s/:'"`$<{]{8,}@(?!localhost|127\.|[\w.-]*example)[\w.-]+\.\w+/i,
  'a path of a machine':
    /(?:\/home\/(?!user\b|node\b|you\b)[a-z][\w-]*|\/Users\/[A-Za-z][\w-]*|[A-Z]:\\Users\\\w+|\/tmp\/w)\/[\w.-]+/,
}

/** What a text holds that must not be told, in words; the secret itself is not among them. */
export const secretsIn = (text: string): string[] =>
  Object.entries(PATTERNS)
    .filter(([, pattern]) => pattern.test(text))
    .map(([what]) => what)
