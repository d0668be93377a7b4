import { readFileSync } from 'node:fs'
import type { CareTopic } from '#reading/astrologer/safety/care-topic.ts'
import { readTopic } from '#reading/astrologer/safety/read-topic.ts'

/** A message of `test/danger`. */
export interface DangerMessage {
  text: string
  class: string
  who?: string
  urgent?: boolean
}

/** Which class of the sets a topic of care belongs to, where they have different names. */
const CLASS_OF: Partial<Record<CareTopic, string>> = {
  means: 'crisis',
  brink: 'crisis',
  injury: 'violence',
  danger: 'violence',
  threat: 'violence',
  past_abuse: 'sexual_abuse',
  hit_child: 'violence',
  may_hit_child: 'violence',
  medication: 'medical',
  symptom: 'medical',
  unborn: 'medical',
  suicide_loss: 'grief',
  pregnancy_loss: 'grief',
}

/** How one message was read. */
export interface Judged {
  message: DangerMessage
  /** Whether it is taken for danger. */
  isFound: boolean
  /** The class it is taken for; `unsure` where it is asked what is going on. */
  as: string | null
  /** Whether whoever is in danger was read rightly. */
  isWhoRight: boolean
}

export const readMessages = (file: URL | string): DangerMessage[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as DangerMessage)

export const judge = (messages: readonly DangerMessage[]): Judged[] =>
  messages.map((message) => {
    const read = readTopic(message.text, null)
    return {
      message,
      isFound: read !== null,
      as: read && (CLASS_OF[read.topic] ?? read.topic),
      isWhoRight: read?.subject === message.who,
    }
  })

export const shareOf = (rows: readonly Judged[], has: (row: Judged) => boolean): number =>
  rows.filter(has).length / Math.max(1, rows.length)

export const inDanger = (rows: readonly Judged[]): Judged[] =>
  rows.filter(({ message }) => message.class !== 'ordinary')
export const harmless = (rows: readonly Judged[]): Judged[] =>
  rows.filter(({ message }) => message.class === 'ordinary')
