import type { Composer } from '../../writing/composer.ts'
import type { KindRule } from '../../kind-rule.ts'
import { MATTER_RULES, UNDATED, type Matter, type MatterForm } from '../../understanding/life/matter.ts'
import type { Topic } from '../../topics.ts'
import { TimeAnswer } from '../time/time-answer.ts'
import { saidBefore } from '../follow/follow-facts.ts'
import { answerUnclear, tellHardship } from './lean.ts'
import { stretchOf } from '../onward/reading.ts'
import { tellPlace } from './life-seat.ts'
import { leanOf, tellAgainst, tellLean, type Lean } from './life-lean.ts'
import { tellWindows } from '../time/windows.ts'
import { asksOfTwo } from '../../understanding/life/life-form.ts'
import { tellBond, tellManner, tellSpeech } from './life-people.ts'
import { lifeQuestionTexts } from './life-words.ts'
import { matterTexts } from './matter-texts.ts'
import { onwardTexts } from '../onward/onward-words.ts'
import { tellActs } from './either.ts'
import type { SavedPerson } from '../../facts/fact-book.ts'

/** What else is told of a matter where what is asked was told, in this order. */
const NEXT = ['how', 'why', 'should', 'whether', 'tell'] as const satisfies readonly MatterForm[]

const isUndated = (matter: Matter): matter is (typeof UNDATED)[number] =>
  (UNDATED as readonly Matter[]).includes(matter)

/** What is said of a matter for what is wanted, or else for what was not told yet; null where all was told. */
function sayingOf(composer: Composer, of: Matter, form: MatterForm, isOnly: boolean): string | null {
  const texts = composer.library.texts(matterTexts, composer.lang)
  const said = saidBefore(composer)
  const asked =
    form === 'when'
      ? isUndated(of)
        ? texts.when[of]
        : null
      : form === 'if'
        ? texts.ifSo[MATTER_RULES[of].topic]
        : texts.of[of][form]
  if (form === 'when' && asked === null) return null
  if (isOnly && asked !== null) return said.includes(asked) ? null : asked
  const others = NEXT.map((one) => texts.of[of][one])
  return [asked, ...others].find((one) => one !== null && !said.includes(one)) ?? null
}

/**
 * What happens in somebody's life: first what is asked of it, in its own words; then what the charts have to say of that; a lean by the
 * time only where a step can be leaned on.
 */
function answerMatter(composer: Composer): void {
  const { matter } = composer.asked
  if (!matter) return answerUnclear(composer)
  const { of, form } = matter
  const rule = MATTER_RULES[of]
  const { people } = composer.book.source
  const persons = rule.isOfTwo ? composer.asked.persons.slice(0, 2).flatMap((at) => people[at] ?? []) : []
  const saying = sayingOf(composer, of, form, persons.length > 0 && form === 'how')
  const isLean = (form === 'whether' || form === 'should') && LEANS_FIRST.has(of)
  if (REGRET.test(composer.asked.words.join(' ')) && composer.birth && !rule.isSilent) {
    composer.explain(composer.library.texts(onwardTexts, composer.lang).regret.no)
    tellClimate(new TimeAnswer(composer), rule.topic)
    return composer.explain(sayingOf(composer, of, 'how', true))
  }
  // A yes or a no comes first.
  if (!isLean) composer.explain(saying)
  // When a bad time eases is told even where the sky is no cause of it.
  const isOfEase = form === 'when' && rule.time === 'eases'
  if (!composer.birth || (rule.isSilent && !isOfEase)) return
  const answer = new TimeAnswer(composer)
  const [person] = persons
  const isTimed = rule.time === 'windows'
  if (isLean) {
    tellStep(answer, of)
    const said = saidBefore(composer)
    composer.lines.push(...composer.lines.splice(0).filter(({ text }) => !said.includes(text)))
    return composer.explain(saying)
  }
  switch (form) {
    case 'when':
      return void tellHardship(answer, rule.topic)
    case 'if':
      return isTimed ? tellWindows(answer, rule.topic, true) : tellClimate(answer, rule.topic)
    case 'how':
      for (const one of persons) tellSpeech(composer, one)
      if (person) return
      return tellClimate(answer, rule.topic)
    case 'why':
      if (person) tellManner(composer, person, ['moon', 'mars'])
      else tellPlace(composer, rule.topic, ['challenge'], composer.library.texts(onwardTexts, composer.lang).why.own)
      return tellLouder(answer, rule.topic)
    case 'whether': {
      tellWhether(answer, of, persons)
      // A yes or a no that nobody can give is followed by what can be done.
      const how = sayingOf(composer, of, 'how', true)
      if (composer.lines.length < 2 && how !== saying) composer.explain(how)
      return
    }
    case 'should':
      return tellStep(answer, of)
    case 'tell':
      return tellLouder(answer, rule.topic)
  }
}

/** A step that was taken, and is doubted. */
const REGRET =
  /(?<=^| )(?:did i (?:make|do) (?:a |the )?(?:huge |big |terrible )?(?:mistake|wrong thing)|was (?:it|that|this) a mistake|is (?:it|this) a mistake that i|я ошибл\p{L}*|это (?:была )?ошибка|кажется что зря|не зря ли|я зря)(?= |$)/u

/** What of the charts belongs to a yes or a no. */
function tellWhether(answer: TimeAnswer, of: Matter, persons: readonly SavedPerson[]): void {
  const { composer } = answer
  const { isFeared, leans, topic } = MATTER_RULES[of]
  if (isFeared) tellAgainst(answer, topic)
  else if (of === 'patch') tellHardship(answer, topic)
  else if (persons.length > 0) tellBond(composer)
  else if (leans) tellLean(answer, topic)
  else if (SEEN.has(of)) tellPlace(composer, topic, ['gist'])
}

/** What speaks for a step or for one of two: the time, or what one's own chart asks for. */
function tellStep(answer: TimeAnswer, of: Matter): void {
  const { composer } = answer
  const { topic, time, leans } = MATTER_RULES[of]
  const [one, other] = composer.asked.options ?? []
  if (of === 'offers') return tellClimate(answer, topic)
  if (one && other && time === 'windows') return tellActs(composer, [one, other], leanOf(answer, topic).verdict)
  if (time === 'windows' && !LEANS_FIRST.has(of)) return tellWindows(answer, topic, true)
  if (!leans) return tellClimate(answer, topic)
  const { verdict } = leanOf(answer, topic)
  if (one && other) return tellActs(composer, [one, other], verdict)
  if (!isOfOne(composer)) return composer.explain(twoOf(composer, verdict))
  tellLean(answer, topic)
}

/** Matters in which the time says yes or no, and their own words come after it. */
export const LEANS_FIRST: ReadonlySet<Matter> = new Set<Matter>([
  'work',
  'purchase',
  'business',
  'income',
  'moving',
  'studies',
])

/** Whether one step is asked of, and no choice. */
const isOfOne = ({ asked, lang }: Composer): boolean =>
  !asksOfTwo(lang, asked.words) && !asked.words.some((word) => WHICH.test(word))
const WHICH = /^(?:which|выбрать|какое|какой|какую|что)$/
const twoOf = ({ library, lang }: Composer, verdict: Lean['verdict']): string => {
  const { two } = library.texts(lifeQuestionTexts, lang)
  return two[verdict === 'yes' ? 'go' : verdict === 'no' ? 'wait' : 'even']
}
/** Matters in which one's own chart shows the half that one can do something about. */
const SEEN: ReadonlySet<Matter> = new Set<Matter>([
  'meeting',
  'exam',
  'application',
  'work',
  'lonely',
  'pastime',
  'omen',
  'offers',
  'dating',
  'newjob',
  'saving',
  'calling',
  'habit',
  'pattern',
  'caring',
  'friendship',
])

/** What makes it louder at the moment, and lasts longer than some days. */
function tellLouder(answer: TimeAnswer, topic: Topic): void {
  const { composer } = answer
  const { why } = composer.library.texts(lifeQuestionTexts, composer.lang)
  const { presses } = stretchOf(answer, topic)
  if (!presses) return
  const told = why.now({ what: answer.noun(presses), until: answer.date(presses.untilJdUt) })
  if (saidBefore(composer).includes(told)) return
  composer.list([told, answer.means(presses, topic)], [answer.factor(presses)])
}

/** What the time asks for or gives in this part of life, unless it was said. */
function tellClimate(answer: TimeAnswer, topic: Topic): void {
  const { composer } = answer
  const { climate } = composer.library.texts(onwardTexts, composer.lang)
  const said = saidBefore(composer)
  const { presses, helps, next } = stretchOf(answer, topic)
  const now = presses ?? helps
  if (now) {
    const say = presses ? climate.hard : climate.easy
    const told = say({ what: answer.noun(now), until: answer.date(now.untilJdUt) })
    if (!said.includes(told)) return composer.list([told, answer.means(now, topic)], [answer.factor(now)])
  }
  if (!next) return void tellPlace(composer, topic, ['advice'])
  const told = climate.next({ what: answer.noun(next), date: answer.date(next.sinceJdUt) })
  if (!said.includes(told)) composer.list([told, answer.means(next, topic)], [answer.factor(next)])
}

/** Questions and tellings of a life, by their matter. */
export const MATTER_KINDS = {
  matter: { answer: answerMatter, about: 'sky', isOwnBeside: () => true },
} satisfies Record<string, KindRule>
