import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import type { BondAspect } from '../../../facts/synastry-facts.ts'
import type { Composer } from '../../writing/composer.ts'
import type { SavedPerson } from '../../facts/fact-book.ts'
import { saidBefore } from '../follow/follow-facts.ts'
import { PairAnswer } from './pair-answer.ts'
import { peopleTexts } from './people-words.ts'

/** How many contacts are weighed with each. */
const MOST_WEIGHED = 10

const PASSION =
  /^(?:passion\p{L}*|chemistry|spark|attract\p{L}*|sex\p{L}*|fun|hot|страст\p{L}*|притяж\p{L}*|хими\p{L}*|секс\p{L}*|искр\p{L}*)$/u
const LASTING =
  /^(?:long|term|long-term|marry|marriage|husband|wife|stable|stability|settle|serious|family|future|kids|дети|детей|семь\p{L}*|брак\p{L}*|замуж|надежн\p{L}*|серьезн\p{L}*|надолго|жизни|будущ\p{L}*)$/u

type Focus = 'one' | 'passion' | 'lasting'
const OF_FOCUS: Record<Exclude<Focus, 'one'>, ReadonlySet<string>> = {
  passion: new Set(['venus', 'mars', 'pluto', 'asc']),
  lasting: new Set(['saturn', 'moon', 'sun', 'jupiter']),
}

/** What a contact adds to a bond. */
const worth = ({ aspect }: BondAspect): number => ({ flowing: 1, conjunction: 0.5, tense: -1 })[ASPECT_NATURE[aspect]]

function weigh(pair: PairAnswer, focus: Focus): number {
  const of = focus === 'one' ? null : OF_FOCUS[focus]
  const counted = pair.facts.aspects
    .filter(({ yours, theirs }) => of === null || (of.has(yours) && of.has(theirs)))
    .slice(0, MOST_WEIGHED)
  // Friction attracts as ease does.
  const value = (bond: BondAspect) => (focus === 'passion' ? Math.abs(worth(bond)) : worth(bond))
  return counted.reduce((sum, bond, at) => sum + value(bond) / (1 + at / 4), 0)
}

/** So much must two people differ by to be told apart. */
const LEAST_APART = 0.4

/** Which of two people suits the reader better, with what each of the two has. */
export function answerPick(composer: Composer): void {
  const { asked, birth, book, library, lang } = composer
  const texts = library.texts(peopleTexts, lang)
  const people = asked.persons.flatMap((at) => book.source.people[at] ?? []).slice(0, 2)
  if (people.length < 2 || !birth) return composer.explain(texts.ask.whom)
  const says = (pattern: RegExp) => asked.words.some((word) => pattern.test(word))
  const focus: Focus = says(LASTING) ? 'lasting' : says(PASSION) ? 'passion' : 'one'
  const of = (person: SavedPerson) => {
    const pair = new PairAnswer(composer, { you: { name: null, birth }, them: person, person })
    return { person, pair, sum: weigh(pair, focus) }
  }
  const [best, other] = people.map((person) => of(person)).toSorted((a, b) => b.sum - a.sum)
  if (!best || !other) return
  const names = { name: best.person.name, other: other.person.name }
  composer.explain((best.sum - other.sum < LEAST_APART ? texts.pick.level : texts.pick[focus])(names))
  const said = saidBefore(composer)
  const kin = focus === 'one' ? null : OF_FOCUS[focus]
  const found = (pair: PairAnswer, isHard: boolean) =>
    pair.facts.aspects.find(
      (bond) =>
        (ASPECT_NATURE[bond.aspect] === 'tense') === isHard &&
        (kin === null || kin.has(bond.yours) || kin.has(bond.theirs)) &&
        !said.includes(pair.told(bond)),
    )
  const strength = found(best.pair, false)
  const strain = found(best.pair, true)
  if (strength) best.pair.tell(strength, texts.easiest)
  if (strain) best.pair.tell(strain, texts.hardest)
  const otherMain = found(other.pair, strength !== undefined && best.sum > other.sum)
  if (otherMain) other.pair.tell(otherMain, texts.pick.other({ name: other.person.name }))
  if (!said.includes(texts.pick.yours)) composer.explain(texts.pick.yours)
  for (const { pair, person } of [best, other])
    if (!person.birth.timeKnown) composer.explain(texts.noHour({ names: pair.names }))
}
