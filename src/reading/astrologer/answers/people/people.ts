import type { Factor } from '../../../facts/factor.ts'
import type { BondAspect } from '../../../facts/synastry-facts.ts'
import type { SpokenPoint } from '../../../library/subjects.ts'
import type { Composer } from '../../writing/composer.ts'
import type { KindRule } from '../../kind-rule.ts'
import { natalAnswerTexts } from '../natal/natal-words.ts'
import { saidBefore } from '../follow/follow-facts.ts'
import { tellTiming } from '../life/life-people.ts'
import { answerComposite } from './composite.ts'
import { answerCompare } from './compare.ts'
import { answerPick } from './pick-person.ts'
import { answerCelebrity, answerDated, answerNoData } from './people-unknown.ts'
import { peopleTexts } from './people-words.ts'
import type { PairAnswer } from './pair-answer.ts'
import { weighPair } from './pair-lean.ts'
import { pairOf } from './pair-of.ts'

/** An answer about two people; where nobody is known, it asks whom. */
const ofPair =
  (tell: (answer: PairAnswer) => void): KindRule['answer'] =>
  (composer) => {
    const answer = pairOf(composer)
    if (answer) tell(answer)
    else composer.explain(composer.library.texts(peopleTexts, composer.lang).ask.whom)
  }

const LATELY = /^(?:lately|recently|now|moment|сейчас|последнее)$/

/** How two people fare, in one sentence, and what helps. */
export function tellPairBrief(composer: Composer): boolean {
  const answer = pairOf(composer)
  if (!answer) return false
  const { texts, names } = answer
  const { lean } = weighPair(answer)
  composer.explain(texts.lean[lean]({ names }))
  if (lean !== 'easy' && answer.audience !== 'child') composer.explain(texts.fight.do)
  return true
}

function answerCompatible(answer: PairAnswer): void {
  const { composer, texts, names } = answer
  const { easy, hard, joined, lean } = weighPair(answer)
  const opens = texts.lean[lean]({ names })
  const said = saidBefore(composer)
  const isNew = (bond: BondAspect) => !said.includes(answer.told(bond))
  const best = [...easy, ...joined].find(isNew)
  const worst = hard.find(isNew)
  const isAgain = said.includes(opens)
  if (!isAgain) composer.explain(opens)
  if (best) answer.tell(best, isAgain ? texts.alsoEasy : texts.easiest)
  else composer.explain(isAgain ? texts.nothingMore : texts.noEasy)
  if (worst) answer.tell(worst, isAgain ? texts.alsoHard : texts.hardest)
  else if (!isAgain) composer.explain(texts.noHard)
  if (isAgain) return
  if (composer.birth && composer.asked.words.some((word) => LATELY.test(word))) tellTiming(composer)
  if (!answer.them.birth.timeKnown || !answer.you.birth.timeKnown) composer.explain(texts.noHour({ names }))
}

function answerClosest(answer: PairAnswer): void {
  const { composer, texts, names } = answer
  const [first] = answer.facts.aspects.toSorted((a, b) => Number(b.timed) - Number(a.timed) || a.orbDeg - b.orbDeg)
  if (!first) return composer.explain(texts.lean.thin({ names }))
  answer.tell(first, texts.closest({ names }))
}

/** Whose the named points are: "his Mars and my Venus". */
function answerBondAspect(answer: PairAnswer): void {
  const { asked } = answer.composer
  const isOurs = asked.words.some((word) => /^(?:our|ours|both|наш\p{L}*|обоих)$/u.test(word))
  const spoken = isOurs && asked.points.length > 1 && namedOnce(asked.tagged) ? asked.points.slice(-1) : asked.points
  const [first = 'sun', second = first] = spoken
  if (first === second && asked.words.some((word) => /^(?:signs?|знак\p{L}*)$/u.test(word))) answer.signsOf(first)
  const [yours, theirs] = isOwnFirst(asked.words, asked.tagged) ? [first, second] : [second, first]
  const found = [answer.between(yours, theirs), yours !== theirs && answer.between(theirs, yours)]
  if (found.some(Boolean)) return
  const instead = answer.facts.aspects.find((bond) => bond.yours === yours || bond.theirs === theirs)
  if (instead) answer.tell(instead, answer.texts.instead)
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

function answerOverlay(answer: PairAnswer): void {
  const { composer } = answer
  const { words, points } = composer.asked
  const text = words.join(' ')
  const isMine =
    /\b(?:mine|my \w+|i) (?:.*)?in (?:his|her|hers|their|theirs|him)\b/.test(text) ||
    /\bhouses? of (?:his|hers|theirs)\b/.test(text) ||
    /(?:^| )(?:мой|моя|мое|мои|моего|мою|моих)(?= |$).* (?:в|у|к) (?:его|ее|нему|ней|него|нее)(?: |$)/.test(text) ||
    /(?:^| )в (?:его|ее|их) (?:карт|дом)/.test(text)
  const [house] = composer.asked.houses
  if (house !== undefined && points.length === 0) return answer.within(house, isMine ? 'yours' : 'theirs')
  const asked: SpokenPoint[] = points.length > 0 ? points.slice(0, 2) : ['sun', 'moon', 'venus', 'mars']
  for (const point of asked) {
    if (!answer.falls(point, isMine ? 'yours' : 'theirs') && points.length === 0) return
  }
}

function answerSpark(answer: PairAnswer): void {
  const { composer, texts } = answer
  if (answer.audience !== 'partner') return composer.explain(texts.spark.notFor)
  const isSpark = ({ yours, theirs }: BondAspect) =>
    (yours === 'venus' && theirs === 'mars') || (yours === 'mars' && theirs === 'venus')
  const found = answer.facts.aspects.filter(isSpark)
  composer.explain(found.length > 0 ? texts.spark.some : texts.spark.none)
  for (const bond of found.slice(0, 2)) answer.tell(bond)
  if (found.length === 0) {
    const best = answer.facts.aspects.find(({ yours, theirs }) => yours === 'venus' || theirs === 'venus')
    if (best) answer.tell(best)
  }
}

function answerFight(answer: PairAnswer): void {
  const { composer, texts, names } = answer
  const first = answer.facts.aspects.find(({ nature }) => nature === 'tense')
  if (first) answer.tell(first, texts.fight.opens({ names }))
  else composer.explain(texts.fight.none({ names }))
  composer.explain(answer.audience === 'child' ? texts.fight.doChild : texts.fight.do)
}

function answerConjunctions(answer: PairAnswer): void {
  const { composer, texts, names } = answer
  const { aspect } = composer.asked
  const found = answer.facts.aspects.filter((bond) => aspect === null || bond.aspect === aspect)
  if (found.length === 0) {
    composer.explain(texts.noneSuch({ names }))
    return answerClosest(answer)
  }
  composer.lines.push({
    text: found
      .toSorted((a, b) => a.orbDeg - b.orbDeg)
      .slice(0, 14)
      .map((bond) => answer.contact(bond))
      .join('\n'),
    factors: found.map((bond) => answer.factor(bond)),
    isNeeded: true,
    held: 'named',
  })
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

const pair = (tell: (answer: PairAnswer) => void): KindRule => ({
  answer: ofPair(tell),
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
  pick_person: { answer: answerPick, about: 'pair', mayBeQuiet: true },
  compare_people: { answer: answerCompare, about: 'pair', mayBeQuiet: true },
  child_school: sky(answerChild),
  dated_person: sky(answerDated),
  no_data: { answer: answerNoData, about: 'talk' },
  celebrity: { answer: answerCelebrity, about: 'talk' },
} satisfies Record<string, KindRule>
