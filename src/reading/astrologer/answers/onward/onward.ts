import type { KindRule } from '../../kind-rule.ts'
import { Composer } from '../../writing/composer.ts'
import { readingOf } from './reading.ts'
import { textsOf, isSilent, type Onward } from './onward-answer.ts'
import {
  answerWhy,
  answerEnds,
  answerDo,
  answerVerdict,
  answerSure,
  answerPlain,
  answerChart,
  answerWorry,
  answerDeadline,
} from './onward-times.ts'
import {
  answerSay,
  answerMine,
  answerIf,
  answerSide,
  answerFact,
  answerFeels,
  answerGrief,
  answerThanks,
} from './onward-people.ts'

export function answerOnward(composer: Composer): void {
  const { onward, persons } = composer.asked
  if (!onward) return
  const { replied, subject } = onward
  const { people } = composer.book.source
  const of: Onward = {
    composer,
    texts: textsOf(composer),
    subject,
    matter: subject.matter?.of,
    persons: persons.slice(0, 1).flatMap((at) => people[at] ?? []),
    reading: isSilent(subject.matter?.of) ? null : readingOf(composer, subject),
  }
  if (isSilent(of.matter)) return answerGrief(of)
  switch (replied.reply) {
    case 'why':
      return answerWhy(of)
    case 'ends':
      return answerEnds(of)
    case 'do':
      return answerDo(of)
    case 'say':
      return answerSay(of)
    case 'verdict':
      return answerVerdict(of)
    case 'sure':
      return answerSure(of)
    case 'plain':
      return answerPlain(of)
    case 'mine':
      return answerMine(of)
    case 'if':
      return answerIf(of, replied.sort)
    case 'worry':
      return answerWorry(of)
    case 'side':
      return answerSide(of)
    case 'deadline':
      return answerDeadline(of)
    case 'feels':
      return answerFeels(of, replied.sort)
    case 'fact':
      return answerFact(of, replied.sort)
    case 'thanks':
      return answerThanks(of)
    case 'chart':
      return answerChart(of)
  }
}

/** Short messages that go on with an answer about somebody's life. */
export const ONWARD_KINDS = {
  onward: { answer: answerOnward, about: 'sky', goesOn: true, isOwnBeside: () => true },
} satisfies Record<string, KindRule>
