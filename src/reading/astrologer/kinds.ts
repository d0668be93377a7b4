import { ACCOUNT_KINDS } from './answers/talk/account.ts'
import { CHINESE_KINDS } from './answers/traditions/chinese.ts'
import { DAY_KINDS } from './answers/days/days.ts'
import { DYING_KINDS } from './answers/life/dying.ts'
import { FOLLOW_KINDS } from './answers/follow/follow.ts'
import { LIFE_KINDS } from './answers/life/life.ts'
import { LEAN_KINDS } from './answers/life/lean.ts'
import { MATTER_KINDS } from './answers/life/matters.ts'
import { NATAL_KINDS } from './answers/natal/natal.ts'
import { ONWARD_KINDS } from './answers/onward/onward.ts'
import { PEOPLE_KINDS } from './answers/people/people.ts'
import { PLACE_KINDS } from './answers/places/places.ts'
import { SELF_KINDS } from './answers/talk/self.ts'
import { TALK_KINDS } from './answers/talk/talk.ts'
import { TAROT_KINDS } from './answers/traditions/tarot.ts'
import { THEORY_KINDS } from './answers/talk/theory.ts'
import { SKY_KINDS } from './answers/sky/sky.ts'
import { TIME_KINDS } from './answers/time/time.ts'
import { VEDIC_KINDS } from './answers/traditions/vedic.ts'
import type { KindRule } from './kind-rule.ts'

/** Every kind of question that has wordings in `wordings`, by family. */
const KINDS = {
  ...NATAL_KINDS,
  ...SELF_KINDS,
  ...FOLLOW_KINDS,
  ...TIME_KINDS,
  ...SKY_KINDS,
  ...PEOPLE_KINDS,
  ...THEORY_KINDS,
  ...CHINESE_KINDS,
  ...VEDIC_KINDS,
  ...TAROT_KINDS,
  ...TALK_KINDS,
  ...DYING_KINDS,
  ...ACCOUNT_KINDS,
  ...DAY_KINDS,
  ...LEAN_KINDS,
  ...LIFE_KINDS,
  ...MATTER_KINDS,
  ...ONWARD_KINDS,
  ...PLACE_KINDS,
} as const satisfies Record<string, KindRule>

export type AskedKind = keyof typeof KINDS

export const isAskedKind = (name: string): name is AskedKind => name in KINDS

export const ruleOf = (kind: AskedKind): KindRule => KINDS[kind]
