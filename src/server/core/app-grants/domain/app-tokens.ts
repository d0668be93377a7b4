/** What a token begins with, so that one that is found in a file or a log is known for what it is. */
const ACCESS = 'asta_'
const REFRESH = 'astr_'

export const accessToken = (secret: string): string => `${ACCESS}${secret}`
export const refreshToken = (secret: string): string => `${REFRESH}${secret}`

export const isAccessToken = (text: string): boolean => text.startsWith(ACCESS)
