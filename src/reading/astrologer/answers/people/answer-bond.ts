import type { AspectNature } from '#astro/charts/aspect.ts'
import type { Sign } from '#astro/charts/chart.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { Element, ElementPair } from '../../writing/answer-words.ts'
import type { Composer } from '../../writing/composer.ts'

const ELEMENTS: readonly Element[] = ['fire', 'earth', 'air', 'water']
const elementOf = (sign: Sign): Element => ELEMENTS[sign % 4] ?? 'fire'

function pairOf(one: Sign, other: Sign): ElementPair {
  const [first, second] = [elementOf(one), elementOf(other)].toSorted(
    (a, b) => ELEMENTS.indexOf(a) - ELEMENTS.indexOf(b),
  )
  return `${first} ${second}` as ElementPair
}

/** How two signs look at each other: 0, 60, 90, 120 or 180° apart; null for neighbours and those five apart. */
function natureBetween(one: Sign, other: Sign): AspectNature | null {
  const apart = Math.min((one - other + 12) % 12, (other - one + 12) % 12)
  return apart === 0
    ? 'conjunction'
    : apart === 2 || apart === 4
      ? 'flowing'
      : apart === 3 || apart === 6
        ? 'tense'
        : null
}

/** The reader and somebody's sign; or two signs. */
export function answerSignPair(composer: Composer): void {
  const { asked, words, book } = composer
  const [first = 0, second] = asked.signs
  const own = composer.placement('sun').sign
  if (second !== undefined) {
    const facts = [book.sunIn(first), book.sunIn(second)]
    composer.add(
      [words.twoSigns(first, second), words.elements[pairOf(first, second)], tieText(composer, 'sun', first, second)],
      facts,
    )
    return composer.add([words.signPairCloses])
  }
  const theirs = book.sunIn(first)
  if (!own || own.sign === undefined) {
    composer.add([composer.birth ? words.eitherSign('sun') : words.noBirth])
    return
  }
  composer.add(
    [
      words.signPairOpens(own.sign, first),
      composer.fact(own),
      words.elements[pairOf(own.sign, first)],
      tieText(composer, 'sun', own.sign, first),
    ],
    [own, theirs],
  )
  const other = (['moon', 'venus', 'mars'] as const)
    .map((planet) => ({ planet, sign: composer.placement(planet).sign }))
    .find(({ planet, sign }) => sign?.sign !== undefined && tieText(composer, planet, sign.sign, first))
  if (other?.sign)
    composer.add(
      [composer.fact(other.sign), tieText(composer, other.planet, other.sign.sign ?? 0, first)],
      [other.sign, theirs],
    )
  composer.add([words.signPairCloses])
}

/** What the reader's planet in one sign and the other's Sun in another say, by the library; whoever the other may be. */
function tieText(composer: Composer, planet: Planet, own: Sign, theirs: Sign): string | null {
  const nature = natureBetween(own, theirs)
  if (!nature) return null
  return composer.pairMeaning('synastry/sun', `${planet} ${nature}`, ['gist', 'advice'], { audience: 'any' })
}
