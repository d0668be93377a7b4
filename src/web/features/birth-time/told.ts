/** What forms of this visit have said beside their fields. */
const told = new Set<string>()

export const noteTold = (sentence: string) => void told.add(sentence)

/** The warnings of an answer that the form has not said already. */
export const notToldYet = (warnings: readonly string[] = []) =>
  warnings.filter((warning) => ![...told].some((sentence) => warning.startsWith(sentence)))
