/** The most characters of one question. */
export const QUESTION_LENGTH = 1000
