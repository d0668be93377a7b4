import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import { compositeFacts } from '../../facts/composite-facts.ts'
import type { Factor } from '../../facts/factor.ts'
import type { BondAspect } from '../../facts/synastry-facts.ts'
import type { SpokenPoint } from '../../library/subjects.ts'
import type { Composer } from '../composer.ts'
import type { KindRule } from '../kind-rule.ts'
import { placeText } from './natal-desk.ts'
import { natalAnswerTexts } from './natal-words.ts'
import { saidBefore } from './follow-facts.ts'
import { answerCompare } from './compare.ts'
import { answerCelebrity, answerDated, answerNoData } from './people-unknown.ts'
import { peopleTexts } from './people-words.ts'
import { PairDesk } from './pair-desk.ts'

/** The reader and the person spoken of, or the two saved people who are named; null where nobody is known. */
export function pairOf(composer: Composer): PairDesk | null {
  const { asked, birth, book } = composer
  const { people } = book.source
  const named = asked.persons.flatMap((index) => people[index] ?? [])
  const [one, other] = named
  const isReaderIn = asked.words.some((word) =>
    /^(?:me|my|i|mine|us|we|our|я|мы|нас|мной|мне|меня|нам|мой|моя)$/.test(word),
  )
  if (
    one &&
    other &&
    !(isReaderIn && asked.words.some((word) => /^(?:me|us|мной|нас)$/.test(word) && !asked.words.includes('not')))
  )
    return new PairDesk(composer, { you: one, them: other, person: null })
  const person = one ?? (people.length === 1 ? people[0] : people.find(({ relation }) => relation === 'partner'))
  if (!person || !birth) return null
  return new PairDesk(composer, { you: { name: null, birth }, them: person, person })
}

/** An answer about two people; where nobody is known, it asks whom. */
const ofPair =
  (answer: (desk: PairDesk) => void): KindRule['answer'] =>
  (composer) => {
    const desk = pairOf(composer)
    if (desk) answer(desk)
    else composer.explain(composer.library.texts(peopleTexts, composer.lang).ask.whom)
  }

/** How many contacts say what two people are like together. */
const MOST_WEIGHED = 8

function answerCompatible(desk: PairDesk): void {
  const { composer, texts, names } = desk
  const weighed = desk.facts.aspects.slice(0, MOST_WEIGHED)
  const of = (nature: string) => weighed.filter((bond) => ASPECT_NATURE[bond.aspect] === nature)
  const [easy, hard] = [of('flowing'), of('tense')]
  const joined = of('conjunction')
  const lean =
    weighed.length < 3
      ? 'thin'
      : easy.length + joined.length / 2 > hard.length * 1.5
        ? 'easy'
        : hard.length > (easy.length + joined.length / 2) * 1.2
          ? 'hard'
          : 'mixed'
  const opens = texts.lean[lean]({ names })
  const said = saidBefore(composer)
  const isNew = (bond: BondAspect) => !said.includes(desk.told(bond))
  const best = [...easy, ...joined].find(isNew)
  const worst = hard.find(isNew)
  const isAgain = said.includes(opens)
  if (!isAgain) composer.explain(opens)
  if (best) desk.tell(best, isAgain ? texts.alsoEasy : texts.easiest)
  else composer.explain(isAgain ? texts.nothingMore : texts.noEasy)
  if (worst) desk.tell(worst, isAgain ? texts.alsoHard : texts.hardest)
  else if (!isAgain) composer.explain(texts.noHard)
  if (isAgain) return
  composer.explain(texts.verdict)
  if (!desk.them.birth.timeKnown || !desk.you.birth.timeKnown) composer.explain(texts.noHour({ names }))
}

function answerClosest(desk: PairDesk): void {
  const { composer, texts, names } = desk
  const [first] = desk.facts.aspects.toSorted((a, b) => Number(b.timed) - Number(a.timed) || a.orbDeg - b.orbDeg)
  if (!first) return composer.explain(texts.lean.thin({ names }))
  desk.tell(first, texts.closest({ names }))
}

/** Whose the named points are: "his Mars and my Venus". */
function answerBondAspect(desk: PairDesk): void {
  const { asked } = desk.composer
  const isOurs = asked.words.some((word) => /^(?:our|ours|both|наш\p{L}*|обоих)$/u.test(word))
  const spoken = isOurs && asked.points.length > 1 && namedOnce(asked.tagged) ? asked.points.slice(-1) : asked.points
  const [first = 'sun', second = first] = spoken
  if (first === second && asked.words.some((word) => /^(?:signs?|знак\p{L}*)$/u.test(word))) desk.signsOf(first)
  const [yours, theirs] = isOwnFirst(asked.words, asked.tagged) ? [first, second] : [second, first]
  const found = [desk.between(yours, theirs), yours !== theirs && desk.between(theirs, yours)]
  if (found.some(Boolean)) return
  const instead = desk.facts.aspects.find((bond) => bond.yours === yours || bond.theirs === theirs)
  if (instead) desk.tell(instead, desk.texts.instead)
}

/** Whether this question names one point only: the others come from the one before it. */
const namedOnce = (tagged: string): boolean => tagged.split('/point').length === 2

/** Whether the first point named is the reader's: "my" stands before it. */
function isOwnFirst(words: readonly string[], tagged: string): boolean {
  const at = tagged
    .split(' ')
    .filter(Boolean)
    .findIndex((word) => word.includes('/point'))
  return words.slice(Math.max(0, at - 2), at).some((word) => /^(?:my|mine|мой|моя|мое|моей|моего|моим|мою)$/.test(word))
}

function answerOverlay(desk: PairDesk): void {
  const { composer } = desk
  const { words, points } = composer.asked
  const text = words.join(' ')
  const isMine =
    /\b(?:mine|my \w+|i) .*in (?:his|her|hers|their|theirs|him)\b/.test(text) ||
    /\bhouses? of (?:his|hers|theirs)\b/.test(text) ||
    /(?:^| )(?:мой|моя|мое|мои|моего|мою)(?: |$).*(?:^| )(?:в|у|к) (?:его|ее|нему|ней|него|нее)(?: |$)/.test(text) ||
    /(?:^| )в (?:его|ее|их) (?:карт|дом)/.test(text)
  const asked: SpokenPoint[] = points.length > 0 ? points.slice(0, 2) : ['sun', 'moon', 'venus', 'mars']
  for (const point of asked) {
    if (!desk.falls(point, isMine ? 'yours' : 'theirs') && points.length === 0) return
  }
}

function answerSpark(desk: PairDesk): void {
  const { composer, texts } = desk
  if (desk.audience !== 'partner') return composer.explain(texts.spark.notFor)
  const isSpark = ({ yours, theirs }: BondAspect) =>
    (yours === 'venus' && theirs === 'mars') || (yours === 'mars' && theirs === 'venus')
  const found = desk.facts.aspects.filter(isSpark)
  composer.explain(found.length > 0 ? texts.spark.some : texts.spark.none)
  for (const bond of found.slice(0, 2)) desk.tell(bond)
  if (found.length === 0) {
    const best = desk.facts.aspects.find(({ yours, theirs }) => yours === 'venus' || theirs === 'venus')
    if (best) desk.tell(best)
  }
}

function answerFight(desk: PairDesk): void {
  const { composer, texts, names } = desk
  const first = desk.facts.aspects.find(({ nature }) => nature === 'tense')
  if (first) desk.tell(first, texts.fight.opens({ names }))
  else composer.explain(texts.fight.none({ names }))
  composer.explain(desk.audience === 'child' ? texts.fight.doChild : texts.fight.do)
}

function answerConjunctions(desk: PairDesk): void {
  const { composer, texts, names } = desk
  const { aspect } = composer.asked
  const found = desk.facts.aspects.filter((bond) => aspect === null || bond.aspect === aspect)
  if (found.length === 0) return composer.explain(texts.lean.thin({ names }))
  composer.lines.push({
    text: found
      .toSorted((a, b) => a.orbDeg - b.orbDeg)
      .slice(0, 14)
      .map((bond) => desk.contact(bond))
      .join('\n'),
    factors: found.map((bond) => desk.factor(bond)),
    isNeeded: true,
    held: 'named',
  })
}

function answerComposite(desk: PairDesk): void {
  const { composer, texts, names } = desk
  const { chart, aspects } = compositeFacts(desk.you.birth, desk.them.birth)
  composer.explain(texts.composite.opens({ names }))
  const named = composer.asked.points.filter((point) => point !== 'mc')
  const points: SpokenPoint[] = named.length > 0 ? named.slice(0, 4) : ['sun', 'moon', 'asc']
  for (const point of points) {
    const longitudeDeg =
      point === 'asc' ? chart.houses?.ascendantDeg : chart.placements.find(({ body }) => body === point)?.longitudeDeg
    if (longitudeDeg === undefined) {
      if (point === 'asc') composer.explain(texts.composite.ascNoHour)
      continue
    }
    const at = placeText(composer.lang, longitudeDeg)
    const said = texts.composite.is({ point, at })
    const sign = Math.floor(longitudeDeg / 30)
    composer.list([said], [{ id: `composite:${point}`, kind: 'composite', natal: point, sign }])
  }
  const [closest] = aspects.filter(({ timed }) => timed).toSorted((a, b) => a.orbDeg - b.orbDeg)
  if (closest && named.length === 0) {
    const { a, b, aspect, orbDeg, id } = closest
    composer.list(
      [texts.composite.aspect({ one: a, other: b, aspect, orb: desk.degrees(orbDeg) })],
      [{ id, kind: 'composite', transiting: a, natal: b, aspect }],
    )
  }
  composer.explain(texts.composite.means)
}

/** How a saved child learns: by the Moon, Mercury and Mars of the child's own chart, in texts for a parent. */
function answerChild(composer: Composer): void {
  const { asked, book, library, lang } = composer
  const texts = library.texts(peopleTexts, lang)
  const people = book.source.people
  const child = people[asked.persons[0] ?? -1] ?? people.find(({ relation }) => relation === 'child')
  if (!child) return composer.explain(texts.ask.whom)
  composer.explain(texts.child.school({ name: child.name }))
  for (const point of ['mercury', 'moon'] as const) {
    const placed = child.birth.chart.placements.find(({ body }) => body === point)
    if (!placed || child.birth.uncertain.some(({ body }) => body === point)) continue
    const factor: Factor = {
      id: `synastry:${point}:sign:${placed.sign}`,
      kind: 'synastry',
      transiting: point,
      sign: placed.sign,
    }
    composer.list([composer.fact(factor, child.name)], [factor])
    const { shows, manner, place } = library.texts(natalAnswerTexts, lang)
    composer.explain(place.means({ shows: shows[point], manner: manner[placed.sign] ?? '' }))
  }
  composer.explain(texts.fight.doChild, texts.child.closes)
}

const pair = (answer: (desk: PairDesk) => void): KindRule => ({
  answer: ofPair(answer),
  about: 'pair',
  mayBeQuiet: true,
})
const sky = (answer: KindRule['answer']): KindRule => ({ answer, about: 'sky', mayBeQuiet: true })

/** Questions about two people, and about people whose births are not saved. */
export const PEOPLE_KINDS = {
  compatible: pair(answerCompatible),
  bond_closest: pair(answerClosest),
  bond_aspect: pair(answerBondAspect),
  bond_list: pair(answerConjunctions),
  overlay: pair(answerOverlay),
  spark: pair(answerSpark),
  fight: pair(answerFight),
  composite_of: pair(answerComposite),
  compare_people: { answer: answerCompare, about: 'pair', mayBeQuiet: true },
  child_school: sky(answerChild),
  dated_person: sky(answerDated),
  no_data: { answer: answerNoData, about: 'talk' },
  celebrity: { answer: answerCelebrity, about: 'talk' },
} satisfies Record<string, KindRule>
