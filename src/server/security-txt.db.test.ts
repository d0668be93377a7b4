import { expect, it } from 'vitest'
import { onEachDatabase } from '#test/product.ts'

onEachDatabase(
  'security.txt',
  (product) => {
    it('names whom to tell, and until when it holds, as RFC 9116 asks', async () => {
      const { status, headers, body } = await product.call('GET', '/.well-known/security.txt')
      expect(status).toBe(200)
      expect(headers.get('content-type')).toBe('text/plain; charset=UTF-8')
      const fields = Object.fromEntries(
        String(body)
          .trimEnd()
          .split('\n')
          .map((line) => line.split(/: (.*)/)),
      ) as Record<string, string>
      expect(fields).toMatchObject({
        Contact: 'mailto:security@example.test',
        'Preferred-Languages': 'en, ru',
        Canonical: 'https://asteria.example/.well-known/security.txt',
      })
      const days = (Date.parse(fields.Expires ?? '') - product.now.getTime()) / 86_400_000
      expect(days).toBeGreaterThan(170)
      expect(days).toBeLessThan(365)
    })
  },
  () => ({ SECURITY_CONTACT: 'mailto:security@example.test', PUBLIC_URL: 'https://asteria.example' }),
)

onEachDatabase('security.txt without a contact', (product) => {
  it('is not there', async () => {
    expect((await product.call('GET', '/.well-known/security.txt')).status).toBe(404)
  })
})
