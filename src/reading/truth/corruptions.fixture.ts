import { ASPECTS } from '#astro/charts/aspect.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import type { Lang } from '#language/lang.ts'
import { ordinalEn } from '#language/en/ordinals.ts'
import { planetEn } from '#language/en/points.ts'
import { signEn } from '#language/en/signs.ts'
import { aspectRu } from '#language/ru/aspects.ts'
import { fromSignRu, inSignRu, intoSignRu } from '#language/ru/signs.ts'
import { houseDatRu, inHouseRu } from '#language/ru/ordinals.ts'
import { pointRu } from '#language/ru/points.ts'
import type { Case } from '#language/ru/cases.ts'

const SIGNS = Array.from({ length: 12 }, (_, sign) => sign)
const HOUSES = SIGNS.map((sign) => sign + 1)
const CASES: readonly Case[] = ['nom', 'gen', 'dat', 'acc', 'ins', 'loc']

/** Names that can stand for one another in a sentence: each list in one form. */
const FORMS: Record<Lang, readonly (readonly string[])[]> = {
  en: [
    SIGNS.map(signEn),
    HOUSES.map((house) => `${ordinalEn(house)} house`),
    PLANETS.map(planetEn),
    PLANETS.map((planet) => `your ${planetEn(planet).replace('the ', '')}`),
  ],
  ru: [
    SIGNS.map(inSignRu),
    SIGNS.map(fromSignRu),
    SIGNS.map(intoSignRu),
    HOUSES.map(inHouseRu),
    HOUSES.map(houseDatRu),
    ...CASES.map((in_) => PLANETS.map((planet) => pointRu(planet, in_))),
    ...CASES.map((in_) => ASPECTS.map((aspect) => aspectRu(aspect, in_))),
  ],
}

/** The text with one name of the sky changed for another of the same form, once for each form that it holds. */
export function corruptions(lang: Lang, text: string, next: () => number): string[] {
  return FORMS[lang].flatMap((names) => {
    const held = names.filter((name) => text.includes(name))
    const old = held[Math.floor(next() * held.length)]
    const others = names.filter((name) => !held.includes(name))
    const other = others[Math.floor(next() * others.length)]
    if (old === undefined || other === undefined) return []
    const whole = new RegExp(`(?<![\\p{L}])${old}(?![\\p{L}])`, 'u')
    return whole.test(text) ? [text.replace(whole, other)] : []
  })
}
