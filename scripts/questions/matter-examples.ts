import { readFileSync, readdirSync } from 'node:fs'
import type { Lang } from '#language/lang.ts'
import { isAskedKind, ruleOf } from '#reading/astrologer/kinds.ts'
import { matterFeatures } from '#reading/astrologer/understanding/learned/matter-features.ts'
import { lifeTopicOf } from '#reading/astrologer/understanding/life/life-topic.ts'
import { NO_MATTER, phrasesOf } from '#reading/astrologer/understanding/life/matter.ts'
import { wordsOf } from '#reading/astrologer/understanding/vocabulary.ts'
import { inFull } from '#reading/astrologer/understanding/wording.ts'
import type { Example, QuestionLine } from './question-examples.ts'

const folder = new URL('../../test/questions/train/', import.meta.url)
const linesOf = (file: string) => readFileSync(new URL(file, folder), 'utf8').split('\n').filter(Boolean)

/** Names in the lessons: whom a matter is about says nothing of it. */
const NAMES = /^(?:tom|дим\p{L}*)$/u
/** Kinds of which a question may be of a matter as well. */
const MAY_BE_OF_LIFE =
  /^(?:topic|when_will|should_i|whether|why_so|how_to|lately|decide|unknown|none|best_month|best_day|day_hours|others_mind|compatible|person_pair|fight|needs_of|grief|guilt|loss|breakup|lonely|nervous|bad_day|expert|outcome|fate|lend|child_school|differences|pick_person|where_met|best_side|worried|failed|baby|bored|winning|midlife|own_or_employed|life_path|period|everyday|no_data|spark|celebrity|transits_now|house_of|not_me|places|what_to_do)/
const OTHERS_WEIGHT = 0.06

function exampleOf(lang: Lang, text: string, of: Pick<Example, 'kind' | 'group' | 'source' | 'weight'>): Example {
  const words = inFull(lang, wordsOf(text)).filter((word) => !NAMES.test(word))
  return { text, also: [], features: matterFeatures(words, phrasesOf(lang, words), lifeTopicOf(lang, words)), ...of }
}

/** Messages with the matter they speak of, and questions of other kinds, which speak of none. */
export function matterExamples(lang: Lang): Example[] {
  let matter = ''
  const written = linesOf(`matters/${lang}.txt`).flatMap((line) => {
    if (line.startsWith('## ')) {
      matter = line.slice(3).trim()
      return []
    }
    return line
      .split(' | ')
      .map((text) => exampleOf(lang, text, { kind: matter, group: text, source: 'matters', weight: 6 }))
  })
  const others = readdirSync(folder)
    .filter((file) => file.startsWith(`${lang}-`))
    .flatMap(linesOf)
    .map((line) => JSON.parse(line) as QuestionLine)
    .filter(({ kind }) => !MAY_BE_OF_LIFE.test(kind) && isAskedKind(kind) && ruleOf(kind) !== undefined)
    .map(({ text }) => exampleOf(lang, text, { kind: NO_MATTER, group: text, source: 'others', weight: OTHERS_WEIGHT }))
  return [...written, ...others]
}
