/**
 * What a script sets as a cookie that opens nothing; over HTTPS it is sent over nothing else. Written into the head as text,
 * so it may use nothing outside itself.
 */
export const plainCookie = (name: string, value: string, seconds: number, protocol: string): string =>
  `${name}=${value};max-age=${seconds};path=/;samesite=lax${protocol === 'https:' ? ';secure' : ''}`
