import { elementOf } from '#astro/charts/balance.ts'
import { own, signFacts } from '../natal-parts.ts'
import type { ReportPage } from '../report-page.ts'
import { ruledPart } from './write-rule.ts'
import type { PersonalityWords, Tenants } from './words.ts'

/** Sun, Moon and ascendant as three who share one flat; the two lights with whom they answer to. */
export function writeTenants(page: ReportPage, words: PersonalityWords): void {
  const [sun, moon, asc] = (['sun', 'moon', 'asc'] as const).map((point) => page.signOf(point))
  const answers = [ruledPart(page, words, 'sun'), ruledPart(page, words, 'moon')]
  const known = typeof sun === 'number' && typeof moon === 'number' && typeof asc === 'number'
  const flat = known
    ? own(`${words.tenantsAre({ sun, moon, asc })} ${words.tenants[tenantsOf(sun, moon, asc)]}`, [
        ...signFacts(page, ['sun', 'moon', 'asc']),
      ])
    : null
  page.write(words.chapters.lights, known ? words.titles.tenants : words.titles.lights, [flat, ...answers])
}

function tenantsOf(sun: number, moon: number, asc: number): Tenants {
  const [will, feeling, manner] = [elementOf(sun), elementOf(moon), elementOf(asc)]
  if (will === feeling) return feeling === manner ? 'one' : 'sun-moon'
  if (will === manner) return 'sun-asc'
  return feeling === manner ? 'moon-asc' : 'three'
}
