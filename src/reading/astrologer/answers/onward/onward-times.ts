import { sentencesOf } from '../../answer.ts'
import type { SavedPerson } from '../../facts/fact-book.ts'
import { FOLLOW_KINDS } from '../follow/follow.ts'
import { saidBefore, spokenOf } from '../follow/follow-facts.ts'
import { leanTexts } from '../life/lean-words.ts'
import { tellManner } from '../life/life-people.ts'
import { tellPlace } from '../life/life-seat.ts'
import { LIFE_KINDS } from '../life/life.ts'
import { matterTexts } from '../life/matter-texts.ts'
import { isQuick, ofPerson, stretchOf, topicOf, type Passage, type Reading } from './reading.ts'
import { LEANS_FIRST } from '../life/matters.ts'
import { TimeAnswer } from '../time/time-answer.ts'
import {
  fresh,
  mayLean,
  nounOf,
  COMING_DAYS,
  tell,
  dateOf,
  stepOf,
  steady,
  timeOf,
  asOf,
  type Onward,
} from './onward-answer.ts'

/** The passage that was told, or else the one that the reading leans on. */
const leadOf = ({ told, verdict, helps, presses }: Reading): Passage | undefined =>
  told.find((one) => !isQuick(one)) ?? steady(verdict === 'no' ? presses : (helps ?? presses))

export function answerWhy(of: Onward): void {
  const { composer, texts, reading } = of
  const facts = spokenOf(composer)
  if (facts.some(({ kind, aspect }) => kind === 'synastry' && aspect)) return FOLLOW_KINDS.why.answer(composer)
  const lead = reading && leadOf(reading)
  if (!reading || !lead || !isOfTime(of)) {
    composer.explain(texts.why.sense)
    if (composer.birth) tellPlace(composer, topicOf(composer, of.subject), ['gist'], texts.why.own)
    return
  }
  const [since, until] = [dateOf(reading, lead.sinceJdUt), dateOf(reading, lead.untilJdUt)]
  tell(of, reading, lead, texts.why.timed({ what: nounOf(reading, lead), since, until }))
  const isHard = reading.answer.presses(lead)
  const other = steady(isHard ? reading.helps : reading.presses)
  if (other && nounOf(reading, other) !== nounOf(reading, lead))
    tell(of, reading, other, texts.why.other({ what: nounOf(reading, other), until: dateOf(reading, other.untilJdUt) }))
  composer.explain(texts.why.weigh)
}

const TIMED: ReadonlySet<string> = new Set(['should_i', 'whether', 'topic_when', 'best_month', 'which_time'])
const TIMED_REPLIES: ReadonlySet<string> = new Set(['ends', 'verdict', 'deadline', 'worry'])

/** Whether the answer before rested on the time, and not on good sense. */
function isOfTime(of: Onward): boolean {
  const before = of.composer.last()?.understood
  if (before?.onward)
    return TIMED_REPLIES.has(before.onward.replied.reply) && (mayLean(of) || before.onward.replied.reply === 'ends')
  const { subject, matter } = of
  const isStep = subject.matter?.form === 'whether' || subject.matter?.form === 'should'
  return (
    subject.matter?.form === 'when' ||
    TIMED.has(before?.intent ?? subject.intent) ||
    (isStep && matter !== undefined && LEANS_FIRST.has(matter))
  )
}

/** Somebody else whose time it is, by the words of the message. */
const THIRD =
  /(?<=^| )(?:he|she|they|him|her|his|it end for|my (?:son|daughter|kid|mom|mum|dad|boss|sister|brother)|он|она|они|ему|ей|его|ее|сын|дочь|дочка|мама|муж)(?= |$)/u

const OF_READER = /(?<=^| )(?:i|me|my life|us|we|мне|меня|я|мы|нам)(?= |$)/

export function answerEnds(of: Onward): void {
  const { composer, texts, reading } = of
  const { ends } = texts
  const text = composer.asked.words.join(' ')
  const isOfOther = THIRD.test(text) && !OF_READER.test(text)
  const [person] = of.persons
  const isChild = of.matter === 'child' && person !== undefined && composer.book.audienceWith(person) === 'child'
  if (person && (isOfOther || (isChild && !OF_READER.test(text)))) return endsOf(of, person)
  if (isOfOther) composer.explain(ends.stranger)
  if (!reading) return composer.explain(ends.hope)
  const stretch = stretchOf(reading.answer, reading.topic)
  const { presses } = stretch
  const isAhead = (one: Passage | undefined) => one && one.sinceJdUt > reading.answer.now
  const next = stretch.next ?? [reading.helps, reading.next].find(isAhead)
  if (!presses) composer.explain(ends.calm)
  else {
    const told = ends.until({ what: nounOf(reading, presses), until: dateOf(reading, presses.untilJdUt) })
    if (saidBefore(composer).includes(told)) composer.explain(ends.again({ until: dateOf(reading, presses.untilJdUt) }))
    else tell(of, reading, presses, told)
  }
  if (next)
    tell(of, reading, next, ends.lighter({ what: nounOf(reading, next), date: dateOf(reading, next.sinceJdUt) }))
  composer.explain(fresh(composer, [ends.soon, stepOf(of, ['how']) ?? ends.hope]))
}

function endsOf(of: Onward, person: SavedPerson): void {
  const { ends } = of.texts
  const theirs = ofPerson(of.composer, person)
  const answer = new TimeAnswer(theirs)
  const topic = topicOf(of.composer, of.subject)
  const { presses, next } = stretchOf(answer, topic === 'family' ? 'self' : topic)
  const factor = (one: Passage) => answer.factor(one as Parameters<TimeAnswer['factor']>[0])
  if (presses)
    theirs.list(
      [ends.theirs({ name: person.name, what: answer.noun(presses), until: answer.date(presses.untilJdUt) })],
      [factor(presses)],
    )
  else theirs.explain(ends.calmOf({ name: person.name }))
  if (next) theirs.list([ends.lighter({ what: answer.noun(next), date: answer.date(next.sinceJdUt) })], [factor(next)])
  of.composer.explain(stepOf(of, ['how']))
}

export function answerDo(of: Onward): void {
  const { composer, texts, reading } = of
  composer.explain(stepOf(of, ['how', 'should']))
  const [person] = of.persons
  if (person && composer.lines.length > 0) tellManner(composer, person, ['moon'])
  const isOfSpan = composer.asked.period !== null
  if (!reading || (!mayLean(of) && !isOfSpan)) return
  const time = timeOf(of, reading)
  const { verdict, next } = time
  const [helps, presses] = isOfSpan ? [time.helps, time.presses] : [steady(time.helps), steady(time.presses)]
  if (verdict === 'no' && presses && presses.sinceJdUt < reading.answer.now + COMING_DAYS)
    tell(
      of,
      reading,
      presses,
      texts.do.wait({ what: nounOf(reading, presses), until: dateOf(reading, presses.untilJdUt) }),
    )
  else if (helps && helps.sinceJdUt < reading.answer.now + COMING_DAYS)
    tell(of, reading, helps, texts.do.now({ what: nounOf(reading, helps), until: dateOf(reading, helps.untilJdUt) }))
  else if (helps ?? next) {
    const start = helps ?? next
    if (start)
      tell(of, reading, start, texts.do.start({ what: nounOf(reading, start), date: dateOf(reading, start.sinceJdUt) }))
  }
}

export function answerVerdict(of: Onward): void {
  const { composer, texts, reading, matter } = of
  const { verdict: say } = texts
  if (!reading || !mayLean(of)) {
    const { should } = matter ? composer.library.texts(matterTexts, composer.lang).of[matter] : { should: null }
    const { first } = composer.library.texts(leanTexts, composer.lang)
    const [opinion] = sentencesOf(should ?? first[topicOf(composer, of.subject)])
    composer.explain(say.heart, opinion)
    return composer.explain(stepOf(of, ['how']))
  }
  tellLeanShort(of, reading, reading)
  composer.explain(fresh(composer, [composer.library.texts(leanTexts, composer.lang).first[reading.topic]]))
}

function tellLeanShort(
  of: Onward,
  reading: Reading,
  lean: Pick<Reading, 'verdict' | 'helps' | 'presses' | 'next'>,
): void {
  const { composer, texts } = of
  const { verdict: say } = texts
  const { verdict, helps, presses } = lean
  const { now } = reading.answer
  const told = verdict === 'yes' ? helps : verdict === 'no' ? presses : undefined
  if (!told) return composer.explain(say.open)
  const what = nounOf(reading, told)
  const [date, until] = [dateOf(reading, told.sinceJdUt), dateOf(reading, told.untilJdUt)]
  const isComing = told.sinceJdUt > now + COMING_DAYS
  const text =
    verdict === 'yes'
      ? isComing
        ? say.from({ what, date })
        : say.yes({ what, until })
      : isComing
        ? say.before({ what, date })
        : say.no({ what, until })
  tell(of, reading, told, text, false)
}

export function answerSure(of: Onward): void {
  const { composer, texts, reading } = of
  const { sure } = texts
  const lead = reading?.told.find((one) => !isQuick(one)) ?? reading?.told[0]
  if (!reading || !lead) return composer.explain(mayLean(of) ? sure.sense : sure.heart)
  const what = nounOf(reading, lead)
  const dates = lead.passes.map(({ jdUt }) => dateOf(reading, jdUt))
  const told =
    dates.length > 0 ? sure.dates({ what, dates }) : sure.near({ what, until: dateOf(reading, lead.untilJdUt) })
  tell(of, reading, lead, told, false)
  composer.explain(sure.meaning)
}

export function answerPlain(of: Onward): void {
  const { composer, texts, reading } = of
  const { plain } = texts
  const last = composer.last()
  const sense = last?.lines.find(({ held, factors }) => held === 'nothing' && factors.length === 0)?.text
  const [first] = sentencesOf(sense ?? '')
  const lead = reading?.told[0]
  if (!reading || !lead) {
    composer.explain(plain.opens, first)
    return composer.explain(stepOf(of, ['how']))
  }
  const { next } = stretchOf(reading.answer, reading.topic)
  const isHard = reading.answer.presses(lead)
  const until = dateOf(reading, lead.untilJdUt)
  tell(of, reading, lead, isHard ? plain.hard({ until }) : plain.easy({ until }), false)
  if (isHard && next) tell(of, reading, next, plain.later({ date: dateOf(reading, next.sinceJdUt) }), false)
  composer.explain(stepOf(of, ['how']))
}

/** "Is it my chart?": partly, and by what. */
export function answerChart(of: Onward): void {
  const { composer, texts, subject } = of
  composer.explain(fresh(composer, [texts.why.partly]))
  if (composer.birth)
    LIFE_KINDS.why_so.answer(asOf(composer, { ...subject, topic: topicOf(composer, subject), words: [] }))
}

export function answerWorry(of: Onward): void {
  const { composer, texts, reading, matter } = of
  const { worry } = texts
  // What matters at an exam or an interview is what is done there.
  const own = matter === 'exam' || matter === 'application' ? stepOf(of, ['how'], true) : undefined
  if (own) return composer.explain(own)
  const presses = steady(reading?.presses) ?? (reading ? stretchOf(reading.answer, reading.topic).presses : undefined)
  if (reading && presses) {
    const [since, until] = [dateOf(reading, presses.sinceJdUt), dateOf(reading, presses.untilJdUt)]
    tell(of, reading, presses, worry.timed({ what: nounOf(reading, presses), since, until }))
  } else composer.explain(worry.calm)
  composer.explain(worry.of[topicOf(composer, of.subject)])
}

export function answerDeadline(of: Onward): void {
  const { composer, texts, reading } = of
  const { deadline } = texts
  const presses = reading?.presses
  const helps = reading?.helps
  const isComing = (one: Passage | undefined): one is Passage =>
    one !== undefined && reading !== null && one.sinceJdUt > reading.answer.now + COMING_DAYS
  if (reading && reading.verdict !== 'no' && isComing(presses))
    return tell(
      of,
      reading,
      presses,
      deadline.by({ what: nounOf(reading, presses), date: dateOf(reading, presses.sinceJdUt) }),
    )
  if (reading && isComing(helps))
    return tell(
      of,
      reading,
      helps,
      deadline.from({ what: nounOf(reading, helps), date: dateOf(reading, helps.sinceJdUt) }),
    )
  composer.explain(deadline.open)
}
