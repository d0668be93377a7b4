import { ELEMENTS } from '#astro/charts/balance.ts'
import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import type { Factor } from '../../../facts/factor.ts'
import type { Composer } from '../../writing/composer.ts'
import { SPEAKS_WITH, TAKES_IT } from '../../understanding/whole-patterns.ts'
import { tellAct } from './life-act.ts'
import { leanOf } from './life-lean.ts'
import { lifeQuestionTexts } from './life-words.ts'
import { natalAnswerTexts } from '../natal/natal-words.ts'
import { saidBefore } from '../follow/follow-facts.ts'
import type { SavedPerson } from '../../facts/fact-book.ts'
import { leanOfPair } from '../people/pair-lean.ts'
import { pairOf } from '../people/pair-of.ts'
import { peopleTexts } from '../people/people-words.ts'
import { TimeAnswer } from '../time/time-answer.ts'

const textsOf = ({ library, lang }: Composer) => library.texts(lifeQuestionTexts, lang)

/** What shows how somebody wants to be cared for, takes what happens, and is spoken with. */
const POINTS = { opens: ['moon', 'venus'], takes: ['moon', 'mars'], speaks: ['mercury', 'moon'] } as const

/** What somebody needs and how they take to be cared for: by the Moon, Venus and Mercury of their own chart. */
export function answerNeeds(composer: Composer): void {
  const { asked, book, library, lang } = composer
  const texts = textsOf(composer).needs
  const person = book.source.people[asked.persons[0] ?? -1]
  if (!person) return composer.explain(library.texts(peopleTexts, lang).ask.whom)
  const text = asked.words.join(' ')
  const use = SPEAKS_WITH[lang].test(text) ? 'speaks' : TAKES_IT[lang].test(text) ? 'takes' : 'opens'
  composer.explain(texts[use]({ name: person.name }))
  const { placements } = person.birth.chart
  const isSure = (point: string) => !person.birth.uncertain.some(({ body }) => body === point)
  tellManner(composer, person, POINTS[use])
  const shown = use === 'speaks' ? 'mercury' : isSure('moon') ? 'moon' : 'venus'
  const of = placements.find(({ body }) => body === shown)
  const helps = use === 'speaks' ? textsOf(composer).speak : texts.do
  if (of) composer.explain(helps[ELEMENTS[of.sign % 4] ?? 'fire'])
  if (!isSure('moon') && use !== 'speaks') composer.explain(texts.noHour)
}

/** How somebody is in what some points stand for, by their signs. */
export function tellManner(
  composer: Composer,
  { name, birth }: SavedPerson,
  points: readonly ('moon' | 'mars' | 'mercury' | 'venus')[],
): void {
  const { manner } = composer.library.texts(natalAnswerTexts, composer.lang)
  const texts = textsOf(composer).manner
  for (const point of points) {
    const placed = birth.chart.placements.find(({ body }) => body === point)
    if (!placed || birth.uncertain.some(({ body }) => body === point)) continue
    const id = `synastry:${point}:sign:${placed.sign}`
    const factor: Factor = { id, kind: 'synastry', transiting: point, sign: placed.sign }
    const told = texts[point]({ manner: manner[placed.sign] ?? '' })
    composer.list([composer.fact(factor, name), told], [factor])
  }
}

/** How to speak with somebody so that they hear it. */
export function tellSpeech(composer: Composer, person: SavedPerson): void {
  tellManner(composer, person, ['mercury'])
  const mercury = person.birth.chart.placements.find(({ body }) => body === 'mercury')
  if (mercury) composer.explain(textsOf(composer).speak[ELEMENTS[mercury.sign % 4] ?? 'fire'])
}

/** How two people differ in manner: their Suns, Moons and Mars side by side. */
export function answerDifferences(composer: Composer): void {
  const { asked, book, library, lang, birth } = composer
  const texts = textsOf(composer).differ
  const person = book.source.people[asked.persons[0] ?? -1]
  if (!person || !birth) return composer.explain(library.texts(peopleTexts, lang).ask.whom)
  const { manner } = library.texts(natalAnswerTexts, lang)
  const { name } = person
  composer.explain(texts.opens({ name }))
  for (const point of ['sun', 'moon', 'mars'] as const) {
    const [yours, theirs] = [birth, person.birth].map((one) =>
      one.uncertain.some(({ body }) => body === point)
        ? undefined
        : one.chart.placements.find(({ body }) => body === point),
    )
    if (!yours || !theirs) continue
    composer.explain(texts[point]({ name, yours: manner[yours.sign] ?? '', theirs: manner[theirs.sign] ?? '' }))
  }
  composer.explain(texts.closes)
}

/** The strongest easy and the strongest hard contact that were not told yet. */
export function tellBond(composer: Composer): void {
  const pair = pairOf(composer)
  if (!pair) return
  const said = saidBefore(composer)
  const fresh = pair.facts.aspects.filter((bond) => !said.includes(pair.told(bond)))
  const easy = fresh.find(({ aspect }) => ASPECT_NATURE[aspect] !== 'tense')
  const hard = fresh.find(({ aspect }) => ASPECT_NATURE[aspect] === 'tense')
  if (easy) pair.tell(easy, pair.texts.easiest)
  if (hard) pair.tell(hard, pair.texts.hardest)
}

/** What somebody else will do is theirs to say; what the two charts show, and whether the time is good to ask. */
export function answerPairWhether(composer: Composer): void {
  const person = composer.book.source.people[composer.asked.persons[0] ?? -1]
  const lean = leanOfPair(composer)
  if (person && lean) composer.explain(textsOf(composer).pair[lean]({ name: person.name }))
  tellBond(composer)
  if (!composer.birth) return
  tellTiming(composer)
  tellAct(composer)
}

/** Whether the time is good to talk about it. */
export function tellTiming(composer: Composer): void {
  const answer = new TimeAnswer(composer)
  const { timing, timingHard } = textsOf(composer).pair
  const { verdict, helps, presses } = leanOf(answer, 'love', { fromJdUt: answer.now, toJdUt: answer.now + 30 })
  const told = verdict === 'no' ? presses : helps
  if (!told) return
  const say = verdict === 'no' ? timingHard : timing
  composer.list([say({ what: answer.noun(told), until: answer.date(told.untilJdUt) })], [answer.factor(told)])
}
