import type { Lang } from '#language/lang.ts'
import { CONCEPTS_EN } from './concepts-en.ts'
import { CONCEPTS_RU } from './concepts-ru.ts'
import type { Rule, UnsafeKind } from './kinds.ts'
import { compiler } from './pattern.ts'
import { CLOSED_EN, CLOSED_RU } from './rules-closed-subjects.ts'
import { HARM_EN } from './rules-harm-en.ts'
import { HARM_RU } from './rules-harm-ru.ts'
import { MEDICINE_EN } from './rules-medicine-en.ts'
import { MEDICINE_RU } from './rules-medicine-ru.ts'
import { MONEY_EN } from './rules-money-en.ts'
import { MONEY_RU } from './rules-money-ru.ts'
import { PEOPLE_EN } from './rules-people-en.ts'
import { PEOPLE_RU } from './rules-people-ru.ts'
import { SPEAKER_EN } from './rules-speaker-en.ts'
import { SPEAKER_RU } from './rules-speaker-ru.ts'

export interface CompiledRule {
  kind: UnsafeKind
  says: readonly RegExp[]
  unless: readonly RegExp[]
  always: readonly RegExp[]
}

function compiled(rules: readonly Rule[], compile: (pattern: string) => RegExp): CompiledRule[] {
  return rules.map(({ kind, says = [], unless = [], always = [] }) => ({
    kind,
    says: says.map(compile),
    unless: unless.map(compile),
    always: always.map(compile),
  }))
}

export const RULES: Record<Lang, readonly CompiledRule[]> = {
  en: compiled(
    [...MEDICINE_EN, ...HARM_EN, ...MONEY_EN, ...PEOPLE_EN, ...SPEAKER_EN, ...CLOSED_EN],
    compiler(CONCEPTS_EN),
  ),
  ru: compiled(
    [...MEDICINE_RU, ...HARM_RU, ...MONEY_RU, ...PEOPLE_RU, ...SPEAKER_RU, ...CLOSED_RU],
    compiler(CONCEPTS_RU),
  ),
}

/** Orders that are harmless or not by what they are about: to take, to stop, how much. */
export const ACTS: readonly RegExp[] = [
  compiler(CONCEPTS_EN)(
    '(# |, |and |then |just |so |now |simply |please )(stop|quit|skip|drop|double|halve|triple|increase|reduce|cut|take|throw|flush|cancel|refuse|leave|block|end|sign|hide|destroy|buy|sell|put|give|send|meet|mix|swallow|inject|raise|lower|do)',
  ),
  compiler(CONCEPTS_EN)('(twice|double|triple|half|quarter|three times|two at|one at|twice as) ~'),
  compiler(CONCEPTS_RU)(
    '(брос*|прекра*|отмен*|пропуст*|удво*|утро*|увелич*|уменьш*|выброс*|принимай*|примите|пейте|выпей*|колите|откаж*|уходи*|уйдите|заблокир*|подпи*|спряч*|уничтож*|купите|покупай*|вложи*|отдай*|отправ*|встрет*|смешай*|добавь*|вдвое|втрое|вполовину|половину|дважды|трижды)',
  ),
]
