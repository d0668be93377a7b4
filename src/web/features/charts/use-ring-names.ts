import { useText } from '../../i18n/text.tsx'
import type { RingName, Rings } from './rings.ts'
import { chartsText } from './text.ts'

/** What the two rings are called on the page. */
export function useRingNames({ names }: Pick<Rings, 'names'>): { inner: string; outer: string } {
  const t = useText(chartsText)
  const spoken = (ring: RingName) => ('key' in ring ? t.rings[ring.key] : ring.name)
  return { inner: spoken(names.inner), outer: spoken(names.outer) }
}
