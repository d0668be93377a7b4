/** The text with its first letter as a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** The text with its first letter small, as after a colon. */
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
