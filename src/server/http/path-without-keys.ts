/** A part of a path that looks drawn at random: a token, or the name of somebody's thing. Words of addresses are shorter. */
const KEY = /(?<=\/)(?=[^/]*[A-Z\d])[\w.-]{24,}(?=\/|$)/g

/** A path as the log may tell it: without what opens something. */
export const pathWithoutKeys = (path: string): string => path.replaceAll(KEY, '…')
