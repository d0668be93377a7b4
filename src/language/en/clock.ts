/** 2:20 p.m., of `14:20`. Within a sentence a comma or a small letter follows it. */
export function clockEn(clock: string): string {
  const [hours = '', minutes = ''] = clock.split(':')
  const hour = Number(hours)
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'a.m.' : 'p.m.'}`
}
