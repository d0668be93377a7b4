import { setTimeout as wait } from 'node:timers/promises'
import type { ModelMessage } from 'ai'
import { FactBook } from '#reading/astrologer/facts/fact-book.ts'
import { datesOf } from '#reading/astrologer/facts/fact-words.ts'
import type { UnsafeKind } from '#reading/astrologer/safety/output/kinds.ts'
import { OutputCheck } from '#reading/astrologer/safety/output/output-check.ts'
import { renderedFactors } from '#reading/truth/check-text.ts'
import { presentFactor } from '#core/factors/api.ts'
import type { Services } from '#platform/services.ts'
import { getPrompt } from '../prompts/api.ts'
import { reserve, type Usage } from './budget.ts'
import { factTools, RenderedFacts } from './domain/fact-tools.ts'
import { instructions, FRAME } from './domain/instructions.ts'
import { bareName, redact, unnamed } from './domain/redact.ts'
import { SentenceReader } from './domain/sentence-reader.ts'
import { judgeAgain } from './second-judgement.ts'
import { listMessages, type ReplyChanges } from './queries.ts'
import type { DroppedSentence } from './tables.ts'
import { tryModel, type Tried } from './try-model.ts'
import type { Bit, Writing } from './write-reply.ts'
import { skyOf } from '#core/births/api.ts'
import type { Lang } from '#language/lang.ts'
import { falseWords, type Check } from '#reading/astrologer/writing/check-answer.ts'
import type { Factor } from '#reading/facts/factor.ts'
import { romanceIn } from '#reading/truth/romance.ts'

const FORM = /https?:|www\.|[\w.]+@[\w.]+\.\w|```|<\/?[a-z][^>]*>|\b(?:system prompt|api key)\b/i
const WORDS = 6

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? []
const runs = (text: string) => {
  const words = wordsOf(text)
  return words.slice(0, Math.max(0, words.length - WORDS + 1)).map((_, i) => words.slice(i, i + WORDS).join(' '))
}
const RULES: ReadonlySet<string> = new Set(FRAME.flatMap(runs))

/**
 * What is wrong with a sentence of a model: words that no fact bears out, another language, links. What is harmful is
 * dropped before, sentence by sentence.
 */
export function sentenceFaults(lang: Lang, sentence: string, facts: readonly Factor[], check: Check): string[] {
  const letters = sentence.match(/\p{L}/gu)?.length ?? 0
  const cyrillic = sentence.match(/[А-яЁё]/g)?.length ?? 0
  const isOther = letters > 12 && (lang === 'ru' ? cyrillic < letters / 2 : cyrillic > letters / 2)
  return [
    ...falseWords(lang, sentence, facts, check).map((words) => `“${words}” is not among the facts`),
    ...(isOther ? ['it is in the wrong language'] : []),
    ...(FORM.test(sentence) ? ['it has a link, code or HTML'] : []),
    ...(runs(sentence).some((run) => RULES.has(run)) ? ['it speaks of its rules'] : []),
  ]
}

/** What is wrong with a sentence where the two aren't partners: what belongs to lovers. */
export const loveFaults = (lang: Lang, sentence: string): string[] =>
  romanceIn(lang, sentence).map((words) => `“${words}” is for partners, and these two are not`)

/** How often a failure that may pass is tried again, and how long is waited first, doubling. */
const RETRIES = 2
const BACKOFF_MS = 250
const LONGEST_WAIT_MS = 2_000
/** How much of the conversation before goes along. */
const HISTORY = 6
const MOST_SENTENCES = 9
/** A reply of which so many sentences were unsafe is not read to its end. */
const MOST_DROPPED = 4

/**
 * Lets a model answer, sentence by sentence: each is held against the facts before it is shown, and nothing is shown
 * before one of them rests on a fact. What is false gets one more try with the fault named. A sentence that could hurt is
 * dropped, and where little else remains, the reply with it. Ends with what to keep; where that has no content, the
 * built-in answer is to take its place, and where it failed, the person stopped it.
 */
export async function* askModel(services: Services, writing: Writing): AsyncGenerator<Bit, ReplyChanges> {
  const { chatModel: chat, env } = services
  if (!chat) return { author: 'built-in' }
  if (!chat.breaker.isClosed) return { author: 'stand-in', failure: 'resting' }
  const asked = await prepare(services, writing)
  const book = await reserve(services, writing.user.id)
  if (!book) return { author: 'stand-in', failure: 'ceiling' }
  const used: Usage = { inputTokens: 0, outputTokens: 0 }
  /** What second judgements came to, which are booked by themselves. */
  const judged = { inputTokens: 0, outputTokens: 0, costMicros: 0 }
  const timeUp = AbortSignal.timeout(1000 * env.MODEL_TIMEOUT_SECONDS)
  const faults: string[] = []
  const dropped: DroppedSentence[] = []
  let failure: string | undefined
  let isFalse = false
  const kept = async (rest: ReplyChanges): Promise<ReplyChanges> => {
    const all = {
      inputTokens: used.inputTokens + judged.inputTokens,
      outputTokens: used.outputTokens + judged.outputTokens,
    }
    const costMicros = (await book(used)) + judged.costMicros
    countModel(services, all, costMicros)
    return {
      model: chat.name,
      promptVersion: asked.promptVersion,
      ...all,
      costMicros,
      faults,
      ...(dropped.length > 0 && { droppedSentences: dropped }),
      ...rest,
    }
  }
  for (let failures = 0; failures <= RETRIES && !timeUp.aborted;) {
    const reader = new SentenceReader()
    const enough = new AbortController()
    const stop = AbortSignal.any([writing.stop, timeUp, enough.signal])
    const found: string[] = []
    const safety = new OutputCheck()
    // From the first sentence on that must be judged once more, nothing is shown until that is done.
    const waiting: Waiting[] = []
    const droppedBefore = dropped.length
    const bits = tryModel(services, { ...asked, chat, messages: [...asked.messages, ...again(faults)], stop })
    let tried: Tried | null = null
    while (!tried) {
      const { value, done } = await bits.next()
      if (done) {
        tried = value
        // The rest is a sentence too, where the model came to its end.
        if (tried.end === 'whole') reader.finish()
      } else reader.read(value)
      for (const sentence of reader.take()) {
        const { step, kinds, leans } = safety.next(sentence)
        // What only seems harmful and is false is named to the model, as what is false alone.
        if (step !== 'drop' || kinds.every((kind) => kind === 'doubtful'))
          found.push(
            ...sentenceFaults(asked.lang, sentence.trim(), asked.told.factors, asked.check),
            ...(asked.told.speaksOfLove ? [] : loveFaults(asked.lang, sentence)),
          )
        if (found.length > 0) break
        if (step === 'drop') {
          dropped.push({ kinds, text: sentence.trim() })
          if (dropped.length - droppedBefore >= MOST_DROPPED) enough.abort()
          continue
        }
        if (step === 'ask' || waiting.length > 0)
          waiting.push({ text: sentence, isAsked: step === 'ask', kinds, leans })
        else for (const text of accept(reader, sentence)) yield { kind: 'delta', text }
        if (reader.count + waiting.length >= MOST_SENTENCES) enough.abort()
      }
      if (found.length > 0) enough.abort()
    }
    used.inputTokens += tried.usage.inputTokens
    used.outputTokens += tried.usage.outputTokens
    const isWhole = tried.end === 'whole' || (reader.count + waiting.length >= MOST_SENTENCES && found.length === 0)
    if (isWhole && found.length === 0 && waiting.length > 0 && dropped.length - droppedBefore < MOST_DROPPED)
      for await (const text of afterJudgement(reader, waiting)) yield { kind: 'delta', text }
    const content = reader.shown.trim()
    const unsafe = dropped.length - droppedBefore
    const isEmptied = unsafe >= MOST_DROPPED || (isWhole && !isMeaningful(reader.count, unsafe))
    if (isEmptied && found.length === 0 && !writing.stop.aborted) {
      if (content !== '') yield { kind: 'restart' }
      chat.breaker.succeeded()
      return kept({ author: 'stand-in', verdict: 'replaced', failure: 'unsafe' })
    }
    if (isWhole && content === '' && found.length === 0) found.push('it says nothing of the chart')
    if (writing.stop.aborted && !isWhole) {
      if (content === '') return kept({ status: 'failed', failure: 'stopped' })
      return kept({ ...told(content), status: 'stopped', verdict: isFalse ? 'mended' : 'true' })
    }
    if (isWhole && found.length === 0) {
      chat.breaker.succeeded()
      return kept({ ...told(content), status: 'done', verdict: isFalse ? 'mended' : 'true' })
    }
    if (content !== '') yield { kind: 'restart' }
    if (found.length > 0) {
      chat.breaker.succeeded()
      faults.push(...found)
      if (isFalse) return kept({ author: 'stand-in', verdict: 'replaced', failure: 'untrue' })
      isFalse = true
      continue
    }
    chat.breaker.failed()
    failure = timeUp.aborted ? 'timeout' : tried.failure
    if (!tried.isPassing) break
    failures++
    if (failures <= RETRIES) await pause(tried.waitMs ?? BACKOFF_MS * 2 ** (failures - 1), writing.stop)
    if (!chat.breaker.isClosed) break
  }
  if (writing.stop.aborted) return kept({ status: 'failed', failure: 'stopped' })
  return kept({ author: 'stand-in', failure: failure ?? 'timeout', ...(isFalse && { verdict: 'replaced' }) })

  /** Takes a sentence in; gives what can be shown now. */
  function accept(reader: SentenceReader, sentence: string): string[] {
    const isGrounded = renderedFactors(asked.lang, reader.accepted + sentence, asked.told.factors).length > 0
    return reader.accept(sentence, isGrounded)
  }

  /** Has the sentences that wait for it judged once more, and takes in what is left of the reply, in its order. */
  async function* afterJudgement(reader: SentenceReader, waiting: readonly Waiting[]): AsyncGenerator<string> {
    if (!chat) return
    const doubtful = waiting.filter(({ isAsked }) => isAsked)
    const textBefore = (one: Waiting) => waiting[waiting.indexOf(one) - 1]?.text ?? reader.accepted
    const sentences = doubtful.map((one) => ({ text: one.text.trim(), before: textBefore(one).trim().slice(-300) }))
    const stop = AbortSignal.any([writing.stop, timeUp])
    const { isSafe, usage, costMicros } = await judgeAgain(services, { chat, userId: writing.user.id, sentences, stop })
    judged.inputTokens += usage.inputTokens
    judged.outputTokens += usage.outputTokens
    judged.costMicros += costMicros
    let lastKinds: readonly UnsafeKind[] = []
    for (const { text, isAsked, kinds, leans } of waiting) {
      const isHarmful = isAsked && isSafe.shift() !== true
      // What goes on with a sentence that is not shown is not shown either.
      lastKinds = isHarmful ? kinds : leans ? lastKinds : []
      if (lastKinds.length > 0) dropped.push({ kinds: lastKinds, text: text.trim() })
      else yield* accept(reader, text)
    }
  }

  function told(content: string): ReplyChanges {
    const factors = renderedFactors(asked.lang, content, asked.told.factors)
    const each = [...new Map(factors.map((factor) => [factor.id, factor])).values()]
    return { author: 'model', content, factors: each.map(presentFactor) }
  }
}

/** A sentence that waits for a second judgement, its own or that of one before it. */
interface Waiting {
  text: string
  isAsked: boolean
  kinds: readonly UnsafeKind[]
  leans: boolean
}

/** Whether enough is left of a reply when its unsafe sentences are gone: two sentences, and no fewer than were dropped. */
const isMeaningful = (left: number, unsafe: number) => unsafe === 0 || (left >= 2 && left >= unsafe)

function countModel({ metrics }: Pick<Services, 'metrics'>, used: Usage, costMicros: number): void {
  metrics.modelTokens.inc({ direction: 'in' }, used.inputTokens)
  metrics.modelTokens.inc({ direction: 'out' }, used.outputTokens)
  metrics.modelCost.inc(costMicros / 1e6)
}

const pause = (ms: number, stop: AbortSignal) =>
  wait(Math.min(ms, LONGEST_WAIT_MS), undefined, { signal: stop }).catch(() => undefined)

/** What a second try is told of the first. */
const again = (faults: readonly string[]): ModelMessage[] =>
  faults.length === 0
    ? []
    : [
        {
          role: 'user',
          content: `Your last answer was not shown: ${faults.join('; ')}. Answer the question again, truly.`,
        },
      ]

/** Everything that a model is sent: chart facts, and the conversation without personal data. */
async function prepare(services: Services, { user, ask, answer, begun }: Writing) {
  const { lang } = answer
  const book = new FactBook({ sky: skyOf(services.sky, user), ...ask })
  const told = new RenderedFacts(book, lang)
  const prompt = await getPrompt(services.db, 'assist')
  const today = book.dateOf(ask.nowJdUt)
  // First what the built-in answer rests on: it is what the question asks for.
  const asked = answer.lines.flatMap(({ factors }) => factors)
  const rest = book.natal().filter(({ id }) => !asked.some((factor) => factor.id === id))
  const person = ask.people[answer.understood.persons[0] ?? -1]
  if (person) told.meet(person)
  const system = instructions(prompt.assist, {
    lang,
    speaksOfLove: told.speaksOfLove,
    today: `${datesOf('en', ask).date(ask.nowJdUt)} (${today})`,
    facts: [...told.tell(asked, person && bareName(person.name)), ...told.tell(rest)].map(({ fact }) => fact),
  })
  const clean = (text: string) => redact(text, user)
  const before = (await listMessages(services.db, begun.reply.threadId, HISTORY + 2)).filter(
    // What was said in distress, and what was said to it, is told to nobody else.
    ({ id, content, careLinks }) => id < begun.question.id && content !== '' && careLinks === null,
  )
  const messages: ModelMessage[] = [
    ...before.slice(-HISTORY).map(({ role, content }): ModelMessage => ({
      role,
      content: clean(role === 'assistant' ? unnamed(content, user.firstName) : content),
    })),
    { role: 'user', content: clean(ask.question) },
  ]
  const period = answer.understood.period
  const named = [today, ...(period ? [period.from, period.to] : [])]
  return {
    lang,
    told,
    system,
    messages,
    promptVersion: prompt.version,
    tools: factTools(book, told),
    check: { timeZone: ask.timeZone, named },
  }
}
