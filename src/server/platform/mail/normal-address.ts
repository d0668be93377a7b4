/**
 * An address as one mailbox has it, however it is written: without case, without what stands after a plus, and at Gmail
 * without dots. Two addresses that come out the same reach the same person.
 */
export function normalAddress(email: string): string {
  const [local = '', domain = ''] = email
    .trim()
    .normalize('NFKC')
    .toLowerCase()
    .split(/@(?=[^@]*$)/)
  const name = local.replace(/\+.*$/, '') || local
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return `${name}@${domain}`
  return `${name.replaceAll('.', '')}@gmail.com`
}
