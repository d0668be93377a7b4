import type { ReviewFlag } from '#contract/reviews.ts'

/** A scheme, `www.`, a name with an ending of letters and a path, or one of the endings that advertising takes. */
const LINK =
  /\bhttps?:|hxxps?:|\bwww\.|\bt\.me\b|[\p{L}\p{N}-]+\s*(?:\.|\(dot\)|\[dot\])\s*(?:com|net|org|info|biz|ru|su|рф|io|me|co|xyz|top|site|online|shop|app|link|click|ly|tk|uk|de|eu|us)(?![\p{L}\p{N}])|[\p{L}\p{N}-]+\.\p{L}{2,}\/\S/iu
const EMAIL = /[\p{L}\p{N}._%+-]+\s*(?:@|\(at\)|\[at\])\s*[\p{L}\p{N}-]+\.\p{L}{2,}|(?:^|\s)@[\w.]{3,}/iu
/** Nine digits or more with what people write between them; years and degrees have fewer. */
const PHONE = /(?:\+|\b)\d(?:[\s().–-]*\d){8,}/u

const KINDS: readonly (readonly [ReviewFlag, RegExp])[] = [
  ['link', LINK],
  ['email', EMAIL],
  ['phone', PHONE],
]

/** What in these words may lead a reader elsewhere: addresses of pages and mailboxes, telephone numbers. */
export function flagsOf(...words: readonly string[]): ReviewFlag[] {
  const text = words.join('\n').normalize('NFKC')
  return KINDS.filter(([, pattern]) => pattern.test(text)).map(([flag]) => flag)
}
