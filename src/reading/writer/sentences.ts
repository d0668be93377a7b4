/**
 * The sentences of a text. Within one, “2:20 p.m.” is followed by a comma or a small letter; before a capital it ends the
 * sentence.
 */
export const sentencesIn = (text: string): string[] => text.split(/(?<=[.!?…]["”»)]*)\s+(?=[^\p{Ll}])/u)
