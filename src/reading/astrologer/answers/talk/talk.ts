import type { Composer } from '../../writing/composer.ts'
import type { KindRule } from '../../kind-rule.ts'
import { saidBefore } from '../follow/follow-facts.ts'
import { tellAct } from '../life/life-act.ts'
import { lifeTopic, tellLean } from '../life/life-lean.ts'
import { tellBond, tellManner, tellTiming } from '../life/life-people.ts'
import { TALKS, talkTexts, type Talk } from './talk-words.ts'
import { OF_CHART_THEN } from '../../understanding/whole-patterns.ts'
import { SLOW, TimeAnswer } from '../time/time-answer.ts'
import { answerPeriod } from '../time/time-transits.ts'

/** One of the ways to say it that was not said in this conversation. */
function explainFresh(composer: Composer, ways: readonly string[]): void {
  const said = saidBefore(composer)
  composer.explain(ways.find((text) => !said.includes(text)) ?? ways[0])
}

const answerTalk =
  (talk: Talk): KindRule['answer'] =>
  (composer: Composer) =>
    explainFresh(composer, composer.library.texts(talkTexts, composer.lang).says[talk])

const saysAny = ({ asked }: Composer, pattern: RegExp) => asked.words.some((word) => pattern.test(word))
const PROVE = /^(?:prov\p{L}*|proof|evidence|convince|show|dare|докаж\p{L}*|доказат\p{L}*|доказыва\p{L}*|убеди\p{L}*)$/u
const BARNUM =
  /^(?:barnum|forer|vague|generic|everybody|everyone|anyone|барнум\p{L}*|форер\p{L}*|всем|любому|каждому|общи\p{L}*)$/u
const AHEAD_DAYS = 400

/** A doubt is granted, and the reader given a date to hold against what happens. */
function answerSkeptic(composer: Composer): void {
  const { doubt, says } = composer.library.texts(talkTexts, composer.lang)
  const ways = saysAny(composer, PROVE) ? doubt.prove : saysAny(composer, BARNUM) ? doubt.barnum : says.skeptic
  explainFresh(composer, ways)
  if (!composer.birth) return
  const answer = new TimeAnswer(composer)
  const points = (['sun', 'moon', 'venus', 'mars'] as const).filter((point) => answer.isNatal(point))
  const found = answer
    .loops({ fromJdUt: answer.now, toJdUt: answer.now + AHEAD_DAYS, movers: SLOW, points })
    .flatMap((loop) => loop.passes.filter(({ jdUt }) => jdUt > answer.now).map(({ jdUt }) => ({ loop, jdUt })))
    .toSorted((a, b) => a.jdUt - b.jdUt)[0]
  if (!found || saidBefore(composer).includes(answer.noun(found.loop))) return
  composer.list(
    [doubt.test({ what: answer.noun(found.loop), date: answer.date(found.jdUt) })],
    [answer.factor(found.loop)],
  )
}

/** Whether a time that is over is named, and the reader's own chart of it asked for. */
const isOfPastTime = ({ asked, birth }: Composer): boolean =>
  birth !== null && asked.isPast === true && OF_CHART_THEN.test(asked.words.join(' '))

const IN_CHART =
  /^(?:charts?|see|seen|saw|known|knew|know|written|shown|show|shows|foresee\p{L}*|missed|карт\p{L}*|увидеть|видно|знать|узнать|предвидеть|заметить|предсказать)$/u

/** The bereaved who ask of a chart are told that no death is in one; of a time they name, how it stood with their own. */
function answerGrief(composer: Composer): void {
  const { known, says } = composer.library.texts(talkTexts, composer.lang)
  explainFresh(composer, saysAny(composer, IN_CHART) ? known : says.grief)
  if (isOfPastTime(composer)) answerPeriod(composer)
}

const EXPECTING = /^(?:pregnant|expecting|беременна|беременная|жду)$/u
const TRYING = /^(?:get|getting|become|when|try\p{L}*|когда|стану|стать|смогу)$/u

/** «Я беременна?» has but its mark. */
const ASKS_WHETHER =
  /(?<=^| )(?:am i|could i|might i|can i|if i am|think i am|whether i am|беременна ли|ли я|вдруг я|может я|не беременна)(?= |$)|^(?:а |ну )?(?:я )?беременна(?: я)?$/

/** Whoever expects a child is congratulated and sent to the scan. */
function answerBaby(composer: Composer): void {
  const { expecting, pregnant, says } = composer.library.texts(talkTexts, composer.lang)
  const isOfNow = saysAny(composer, EXPECTING) && !saysAny(composer, TRYING)
  const asks = isOfNow && ASKS_WHETHER.test(composer.asked.words.join(' '))
  explainFresh(composer, asks ? [pregnant, ...says.baby] : isOfNow ? [expecting] : says.baby)
}

const HOW_LONG =
  /(?<=^| )(?:how (?:long|many years|much longer)|live to|(?:сколько|долго) (?:\p{L}+ ){0,3}(?:лет|жить|прож\p{L}*|остал\p{L}*|будет|проживет|отмер\p{L}*)|доживет|доживу)(?= |$)/u
const ANOTHER =
  /(?<=^| )(?:she|he|her|his|they|mum|mom|mother|dad|father|gran|granny|grandma|nan|husband|wife|мам\p{L}*|пап\p{L}*|бабушк\p{L}*|дедушк\p{L}*|муж\p{L}*|жен\p{L}*|он|она|ей|ему|отец|отц\p{L}*)(?= |$)/u

/** What is said of how long somebody will live; null where something else of death or illness is asked. */
export function lifespanText({ asked, library, lang }: Composer): string | null {
  const question = asked.words.join(' ')
  if (!HOW_LONG.test(question)) return null
  const { own, other } = library.texts(talkTexts, lang).lifespan
  return ANOTHER.test(question) || asked.persons.length > 0 ? other : own
}

const NUMBERS = /^(?:numbers?|числ\p{L}*|номер\p{L}*|цифр\p{L}*)$/u

function answerWinning(composer: Composer): void {
  const { numbers, says } = composer.library.texts(talkTexts, composer.lang)
  explainFresh(composer, saysAny(composer, NUMBERS) ? [numbers, ...says.winning] : says.winning)
}

/** Courts, cures and gambling get no lean by the sky. */
const NO_LEAN =
  /^(?:court|custody|lawsuit|sue|judge|trial|jail|cancer|surgery|operation|test results|biopsy|recover|survive|lottery|bet|match|election|visa|суд\p{L}*|иск|приговор\p{L}*|рак|операци\p{L}*|анализ\p{L}*|выздоров\p{L}*|лотере\p{L}*|ставк\p{L}*|матч\p{L}*|выборы|виз[уаы])$/u

/** How something ends no chart says; which way the time leans on the reader's side, it can. */
function answerOutcome(composer: Composer): void {
  explainFresh(composer, composer.library.texts(talkTexts, composer.lang).says.outcome)
  const topic = lifeTopic(composer)
  if (!composer.birth || topic === 'health' || topic === 'money' || saysAny(composer, NO_LEAN)) return
  tellLean(new TimeAnswer(composer), topic)
  tellAct(composer)
}

/** Another's heart is in no chart; what the two charts show, and whether the time is good to ask. */
function answerOthers(composer: Composer): void {
  explainFresh(composer, composer.library.texts(talkTexts, composer.lang).says.others_mind)
  if (!composer.birth) return
  const person = composer.book.source.people[composer.asked.persons[0] ?? -1]
  if (person) tellManner(composer, person, ['venus', 'moon'])
  if (person) tellBond(composer)
  tellTiming(composer)
  tellAct(composer)
}

/** After a word of sympathy, one thing to do. */
const withAct =
  (talk: Talk): KindRule['answer'] =>
  (composer) => {
    answerTalk(talk)(composer)
    tellAct(composer)
  }

const rules = Object.fromEntries(TALKS.map((talk) => [talk, { answer: answerTalk(talk), about: 'talk' }]))

/** What people say who ask for no chart, and what no chart can tell. */
export const TALK_KINDS: Record<Talk, KindRule> = {
  ...(rules as Record<Talk, KindRule>),
  skeptic: { answer: answerSkeptic, about: 'talk' },
  grief: { answer: answerGrief, about: 'talk' },
  baby: { answer: answerBaby, about: 'talk' },
  winning: { answer: answerWinning, about: 'talk' },
  outcome: { answer: answerOutcome, about: 'talk' },
  others_mind: { answer: answerOthers, about: 'talk' },
  lonely: { answer: withAct('lonely'), about: 'talk' },
}
