import { TOPIC_PATTERNS } from './care-data.ts'
import type { CareTopic } from './care-topic.ts'
import { normalize } from './normalize.ts'
import { matchersOf, says, weighed } from './read-distress.ts'
import { isEmergencyOfBody, signsIn } from './topic-details.ts'

const movesLess = matchersOf(TOPIC_PATTERNS.moves_less)
const treatment = matchersOf(TOPIC_PATTERNS.treatment)

/** So much must weigh for it that hours count. */
const AT_ONCE = 0

/** What has gone on for weeks is for a doctor, and not for an ambulance. */
const LASTING =
  / (?:(?:few|couple of|several|two|three|\d+) (?:weeks|months)|for (?:weeks|months|years)|on and off|(?:уже )?(?:месяц[а-я]*|недел[а-я]*|полгода) (?:два|три|пять|уже|назад)|уже (?:месяц|недел|год|пол)[а-я]*) /

/** Without a word of pregnancy nobody speaks of a child that moves. */
const OF_PREGNANCY =
  / (?:pregnan[a-z]*|baby|babys|kick|kicks|kicked|kicking|bump|trimester|womb|midwife|(?:беремен|малыш|шевел|толка|живот|акушер|ребен)[а-я]*) /

/** Whether a child before birth moves less. */
export const isOfUnborn = (text: string): boolean => says(text, movesLess) && OF_PREGNANCY.test(normalize(text))

/** How pressing an illness is: for an ambulance, for a doctor, or a question of treatment. */
export function illnessOf(text: string): CareTopic {
  if (isOfUnborn(text)) return 'unborn'
  const canWait = LASTING.test(normalize(text)) && !isEmergencyOfBody(text) && signsIn(text).length === 0
  if (!canWait && weighed(text).sums.urgent > AT_ONCE) return 'medical'
  if (says(text, treatment)) return 'medication'
  // Only what has gone on for long is known to be no matter of hours.
  return canWait ? 'symptom' : 'unsure'
}
