import type { Composer } from '../../writing/composer.ts'
import type { KindRule } from '../../kind-rule.ts'
import { saidBefore } from '../follow/follow-facts.ts'
import { leanTexts } from './lean-words.ts'
import { leanOf } from './life-lean.ts'
import { talkTexts } from '../talk/talk-words.ts'
import { TimeAnswer } from '../time/time-answer.ts'

const PAIN =
  /^(?:pain|hurt|hurts|suffer\p{L}*|scared|afraid|больно|боль|боли|мучает\p{L}*|мучить\p{L}*|страда\p{L}*|страшно)$/u
const VISIT =
  /^(?:visit\p{L}*|come|see|fly|travel|day|days|date|when|приех\p{L}*|навест\p{L}*|съезд\p{L}*|поех\p{L}*|увид\p{L}*|день|когда|успе\p{L}*)$/u
const HELP = /^(?:how|help|support|there|say|do|как|помочь|поддерж\p{L}*|сказать|делать|быть)$/u
const SELF = /^(?:strong|cope|coping|manage|держаться|держусь|справиться|справляться|выдержать)$/
const SURVIVES =
  /(?<=^| )(?:icu|intensive care|coma|make it|pull through|survive|реанимаци\p{L}*|коме|выживет|выкарабка\p{L}*)(?= |$)/u
const LONG = /(?<=^| )(?:how (?:long|much)|have left|сколько|долго|осталось)(?= |$)/

/** Somebody dear is dying: what no chart says is said once, then how to be near, and what these weeks touch in the reader. */
function answerDying(composer: Composer): void {
  const { dying } = composer.library.texts(talkTexts, composer.lang)
  const { words } = composer.asked
  const said = saidBefore(composer)
  const says = (pattern: RegExp) => words.some((word) => pattern.test(word))
  const isLong = LONG.test(words.join(' '))
  const isOpen = SURVIVES.test(words.join(' '))
  const kind = isOpen
    ? 'survive'
    : says(SELF)
      ? 'self'
      : isLong
        ? 'long'
        : says(PAIN)
          ? 'pain'
          : says(VISIT)
            ? 'visit'
            : says(HELP)
              ? 'near'
              : 'long'
  const first = [dying[kind], dying.near, dying.self, dying.visit].find((text) => !said.includes(text))
  composer.explain(first ?? dying.self)
  if ((kind === 'long' || kind === 'survive') && !said.includes(dying.near)) composer.explain(dying.near)
  tellWeeks(composer)
}

/** What presses on the reader in these weeks. */
function tellWeeks(composer: Composer): void {
  if (!composer.birth) return
  const answer = new TimeAnswer(composer)
  const { lately } = composer.library.texts(leanTexts, composer.lang)
  const { yours } = composer.library.texts(talkTexts, composer.lang).dying
  const { presses } = leanOf(answer, 'self', { fromJdUt: answer.now, toJdUt: answer.now + 30 })
  if (!presses) return
  const told = lately.opens({ what: answer.noun(presses), until: answer.date(presses.untilJdUt) })
  if (!saidBefore(composer).includes(told)) composer.list([yours, told], [answer.factor(presses)])
}

/** Questions beside somebody's deathbed. */
export const DYING_KINDS = {
  dying: { answer: answerDying, about: 'talk' },
} satisfies Record<string, KindRule>
