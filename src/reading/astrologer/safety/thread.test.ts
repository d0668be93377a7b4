import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGS, type Lang } from '#language/lang.ts'
import { answerWithCare } from './answer-with-care.ts'
import type { Care } from './care-topic.ts'

interface Conversation {
  id: string
  danger: string
  messages: string[]
}

const conversationsOf = (lang: Lang): Conversation[] =>
  ['first', 'second'].flatMap((name) =>
    readFileSync(new URL(`../../../../test/danger/conversations/${name}-${lang}.jsonl`, import.meta.url), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Conversation),
  )

/** Plays messages in a row; every one is taken for a question to the chart. Null where the chart answers. */
function play(lang: Lang, messages: readonly string[], timeZone = 'Europe/London') {
  let care: Care | null = null
  const asked: string[] = []
  const told: string[] = []
  return messages.map((question) => {
    const reply = answerWithCare({ lang, question, age: null, timeZone, care, asked, told }, () => true)
    asked.push(question)
    if (reply) told.push(reply.paragraphs.join('\n'))
    care = reply?.care ?? null
    return reply
  })
}

/** What may stand in several replies: the one act that decides, and the numbers. */
const LONG = 80

/** Further messages of all kinds, of which none says that the danger is over. */
const FURTHER: Record<Lang, readonly string[]> = {
  en: [
    'hm',
    'dont tell me to call, i sat on hold',
    'what if im wrong',
    'promise you wont tell',
    'nobody believes me',
    'its my fault',
    'he will find out',
    'im scared of the police',
    'i cant afford a doctor',
    'is friday a good day?',
    'idk',
    'ok',
    'what does my chart say',
  ],
  ru: [
    'ну',
    'не надо телефонов, там гудки',
    'а вдруг я ошибаюсь',
    'никому не говорите',
    'мне никто не верит',
    'я виновата',
    'он узнает',
    'боюсь полиции',
    'на врача нет денег',
    'пятница хороший день?',
    'не знаю',
    'ок',
    'что говорит карта',
  ],
}
const OPENINGS: Record<Lang, readonly string[]> = {
  en: [
    'i want to die',
    'my husband hit me last night',
    'im 13 and my stepdad touches me',
    'my best friend texted me that she wants to kill herself',
    'i have to give him 300 or he sends my nudes to everyone, he is threatening me',
    'the voices told me to kill my neighbor tonight',
    'i took all my pills',
  ],
  ru: [
    'хочу умереть',
    'муж вчера меня избил',
    'мне 13, отчим меня трогает',
    'подруга написала что хочет покончить с собой',
    'он требует 300 или выложит мои интимные фото, шантажирует',
    'голоса велят мне убить соседа сегодня',
    'выпила все таблетки',
  ],
}

/** What is answered in the conversations that outsiders wrote of a danger: played once, which takes seconds. */
const playedOnce = new Map<Lang, { id: string; replies: ReturnType<typeof play> }[]>()
function played(lang: Lang) {
  const known = playedOnce.get(lang)
  if (known) return known
  const told = conversationsOf(lang).filter(({ danger }) => danger !== 'none')
  const all = told.map(({ id, messages }) => ({ id, replies: play(lang, messages) }))
  playedOnce.set(lang, all)
  return all
}

describe.each(LANGS)('a conversation in which danger was told, %s', (lang) => {
  it.each(OPENINGS[lang])('stays with it and says nothing twice: %s', (opening) => {
    const replies = play(lang, [opening, ...FURTHER[lang]])
    const seen = new Set<string>()
    for (const reply of replies) {
      expect(reply, 'no forecast').not.toBeNull()
      expect(reply?.care.stage).not.toBe('closed')
      for (const paragraph of reply?.paragraphs ?? []) {
        if (paragraph.length < LONG) continue
        expect(seen, paragraph).not.toContain(paragraph)
        seen.add(paragraph)
      }
    }
  })

  it('names at most two numbers in a reply', () => {
    for (const { replies } of played(lang))
      for (const reply of replies)
        expect((reply?.links ?? []).filter(({ href }) => href.startsWith('tel:')).length).toBeLessThanOrEqual(2)
  })

  it('of those written by outsiders says nothing twice', () => {
    for (const { id, replies } of played(lang)) {
      const paragraphs = replies.flatMap((reply) => reply?.paragraphs ?? []).filter(({ length }) => length >= LONG)
      expect(new Set(paragraphs).size, id).toBe(paragraphs.length)
    }
  })
})
