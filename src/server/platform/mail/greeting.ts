import type { Lang } from '#language/lang.ts'

/** How every mail begins; without a name where the reader's isn't known to be theirs. */
export function greeting(lang: Lang, name: string | null): string {
  if (lang === 'en') return name ? `Hello ${name},` : 'Hello,'
  return name ? `Здравствуйте, ${name}!` : 'Здравствуйте!'
}
