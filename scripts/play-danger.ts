import { readFileSync } from 'node:fs'
import type { Lang } from '#language/lang.ts'
import { understandAsk, type Ask } from '#reading/astrologer/answer-question.ts'
import { isAskedKind, ruleOf } from '#reading/astrologer/kinds.ts'
import { answerWithCare } from '#reading/astrologer/safety/answer-with-care.ts'
import { CARE_WORDS } from '#reading/astrologer/safety/care-data.ts'
import { choicePressed, openQuestion } from '#reading/astrologer/safety/choice.ts'
import { releases } from '#reading/astrologer/safety/held.ts'
import { isQuestionLeft } from '#reading/astrologer/doubt.ts'
import type { Care } from '#reading/astrologer/safety/care-topic.ts'

/**
 * Plays the conversations of a file of `test/danger/conversations` over the care that stands in front of every answer, and
 * prints each message with its reply, to be read: `node scripts/play-danger.ts ru file.jsonl [file.jsonl …]`.
 * A message that gets an ordinary answer is marked as such; a model or the sky is not asked. With `--choose` an open question is
 * answered where the next message alone, by its own words, picks one of its answers; that answer is played before it.
 */
interface Conversation {
  id: string
  country: string
  danger: string
  who: string
  messages: string[]
  needs: string
}

/** A place of each country, as a device would tell it; anywhere else the country isn't known. */
const ZONES: Record<string, string> = {
  RU: 'Europe/Moscow',
  KZ: 'Asia/Almaty',
  BY: 'Europe/Minsk',
  UA: 'Europe/Kyiv',
  US: 'America/New_York',
  GB: 'Europe/London',
  UK: 'Europe/London',
  IE: 'Europe/Dublin',
  CA: 'America/Toronto',
  AU: 'Australia/Sydney',
  NZ: 'Pacific/Auckland',
  IN: 'Asia/Kolkata',
  ZA: 'Africa/Johannesburg',
  DE: 'Europe/Berlin',
  IL: 'Asia/Jerusalem',
}
const TODAY = 2461367.5

const isChoosing = process.argv.includes('--choose')
const [lang, ...files] = process.argv.slice(2).filter((word) => word !== '--choose') as [Lang, ...string[]]
const print = (line: string) => process.stdout.write(`${line}\n`)

function play({ id, country, danger, who, messages, needs }: Conversation): void {
  print(`\n## ${id} [${country}] ${danger} | ${who}\n   needs: ${needs}`)
  const asked: string[] = []
  const told: string[] = []
  let care: Care | null = null as Care | null
  const queue = [...messages]
  let isChosen = false
  while (queue.length > 0) {
    const chosen: string | null = isChoosing && !isChosen && queue[0] ? chosenFor(lang, queue[0], told, care) : null
    const question = chosen ?? queue.shift() ?? ''
    isChosen = chosen !== null
    const ask: Ask = {
      question,
      before: asked,
      lang,
      firstName: 'A',
      birth: null,
      people: [],
      age: null,
      plan: null,
      nowJdUt: TODAY,
      timeZone: ZONES[country] ?? 'UTC',
      care,
      asked,
      told,
    }
    const { lang: spoken, asked: understood } = understandAsk(ask)
    const reply = answerWithCare({ ...ask, lang: spoken, year: 2026 }, () =>
      understood.some(({ intent }) =>
        isAskedKind(intent)
          ? ruleOf(intent).about !== 'talk'
          : ['person_pair', 'topic', 'topic_when', 'sign_pair'].includes(intent),
      ),
    )
    asked.push(question)
    print(`> ${question}`)
    if (reply) {
      care = reply.care
      told.push(reply.paragraphs.join('\n\n'))
      print(`  [${care.topic}/${care.subject}/${care.stage}] ${reply.paragraphs.join(' ¶ ')}`)
      print(`  links: ${reply.links.map(({ text }) => text).join(', ')}`)
    } else {
      if (care && (!isQuestionLeft(ask) || releases(question, care.stage))) care = { ...care, stage: 'closed' }
      print(`  — an ordinary answer (${understood.map(({ intent }) => intent).join(', ')})`)
    }
  }
}

/** The answer that the next message picks by its own words, and by nothing else that is known of the conversation. */
function chosenFor(spoken: Lang, next: string, told: readonly string[], care: Care | null): string | null {
  const open = care?.topic === 'unsure' && care.stage !== 'closed' ? openQuestion(told) : null
  const choice = open && choicePressed(next, open)
  return choice ? CARE_WORDS[spoken].choices[choice] : null
}

for (const file of files)
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) play(JSON.parse(line) as Conversation)
