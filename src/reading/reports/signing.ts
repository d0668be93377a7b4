import type { Lang } from '#language/lang.ts'

/** Words of signing, agreeing in writing and buying: what no text may recommend while another warns of it. */
const SIGNING: Record<Lang, RegExp> = {
  en: /\b(?:sign(?:s|ed|ing)? (?:it|the|a|up|on|off|your|that|this)|signatures?|contracts?|buy(?:s|ing)?|purchas\w*|close the deal)\b/i,
  ru: /(?:^|[^а-яё])(?:подпи(?:с|ш)|договор(?:а|у|ом|е|ы|ов)?(?=[^а-яё])|контракт|покуп|купи)/i,
}

/** Whether a sentence speaks of signing or buying. */
export const speaksOfSigning = (lang: Lang, sentence: string): boolean => SIGNING[lang].test(sentence)
