/** What forms of this visit have said beside their fields. */
const shown = new Set<string>()

export const noteShown = (sentence: string) => void shown.add(sentence)

/** The warnings of an answer that the form has not said already. */
export const notShownYet = (warnings: readonly string[] = []) =>
  warnings.filter((warning) => ![...shown].some((sentence) => warning.startsWith(sentence)))
