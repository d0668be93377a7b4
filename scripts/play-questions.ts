import { readFileSync } from 'node:fs'
import { resolveBirthTime } from '#astro/birth-time/resolve-birth-time.ts'
import { loadAtlas } from '#astro/atlas/load-atlas.ts'
import { searchPlaces } from '#astro/atlas/search-places.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { LANGS, type Lang } from '#language/lang.ts'
import { answerQuestion, type Ask } from '#reading/astrologer/answer-question.ts'
import { textOf } from '#reading/astrologer/answer.ts'
import type { Care } from '#reading/astrologer/safety/care-topic.ts'
import { loadLibrary } from '#reading/library/load-library.ts'
import { birthOf, type Birth } from '#core/births/api.ts'
import { PLANS } from '#product/offers.ts'
import { RIGHTS } from '#product/rights.ts'
import { priceText } from '../src/server/features/chat/domain/price-text.ts'

/**
 * Plays the conversations of `test/questions/outside` with the built-in astrologer and prints them, for a reader to judge:
 * `npm run -s judge:questions -- en` the two thirds to work with, `npm run -s judge:questions -- en unseen` the third that is
 * kept for the last run. With `second` those of `test/questions/second`, all of them; with `--file PATH` those of a file of that
 * format. With `brief` only the questions and what each was understood as.
 */
interface Conversation {
  id: string
  subject: string
  account: { birth: string; people: string[]; plan: string }
  today: string
  questions: string[]
  good: string[]
}

const [lang = 'en', ...flags] = process.argv.slice(2)
if (!LANGS.includes(lang as Lang)) throw new RangeError(`no language ${lang}`)
const isSecond = flags.includes('second')
const file = flags.includes('--file') ? flags[flags.indexOf('--file') + 1] : undefined
const sky = loadEphemeris()
const library = loadLibrary()
const atlas = loadAtlas()

/** `1988-04-12 07:35 Leeds`, with `unknown` in place of an hour that nobody knows. */
function birthFrom(text: string): { birth: Birth; timeZone: string; place: string } {
  const [date = '', time = '', ...rest] = text.split(' ')
  const [place] = searchPlaces(atlas, { q: rest.join(' '), lang: lang as Lang, limit: 1 })
  if (!place) throw new RangeError(`no place ${rest.join(' ')}`)
  const { latitudeDeg, longitudeDeg, timeZone } = place
  const stored = {
    birthdate: date,
    placeLatitudeDeg: latitudeDeg,
    placeLongitudeDeg: longitudeDeg,
    placeTimeZone: timeZone,
  }
  const found =
    time === 'unknown'
      ? null
      : resolveBirthTime({ place: { timeZone, latitudeDeg, longitudeDeg }, local: `${date}T${time.padStart(5, '0')}` })
  const utcMs =
    found === null
      ? null
      : found.kind === 'unique'
        ? found.reading.utcMs
        : found.kind === 'ambiguous'
          ? found.readings[0].utcMs
          : found.transitionUtcMs
  const birth = birthOf(sky, { ...stored, birthInstant: utcMs === null ? null : new Date(utcMs) })
  if (!birth) throw new RangeError(text)
  return { birth, timeZone, place: rest.join(' ') }
}

const PLAN_TITLES: Record<string, Record<Lang, string>> = {
  free: { en: 'Free', ru: 'Бесплатный' },
  month: { en: 'One month', ru: 'Месяц' },
  six_months: { en: 'Six months', ru: 'Полгода' },
  year: { en: 'A year', ru: 'Год' },
}

const print = (text: string) => process.stdout.write(`${text}\n`)
for (const line of readFileSync(
  file ?? new URL(`../test/questions/${isSecond ? 'second' : 'outside'}/${lang}.jsonl`, import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')) {
  const one = JSON.parse(line) as Conversation
  if (!isSecond && file === undefined && (Number(one.id.slice(1)) % 3 === 0) !== flags.includes('unseen')) continue
  const only = flags.find((flag) => /^c\d+$/.test(flag))
  if (only !== undefined && only !== one.id) continue
  const { birth, timeZone } = birthFrom(one.account.birth)
  const people = one.account.people.map((text) => {
    const [name = '', relation = '', rest = ''] = text.split(', ')
    return { name, relation, birth: birthFrom(rest).birth }
  })
  print(`\n# ${one.id} ${one.subject}\n${JSON.stringify(one.account)}, ${one.today}\n`)
  const nowJdUt = jdUtFromIso(`${one.today}T09:00:00Z`)
  const before: string[] = []
  const told: string[] = []
  let care: Care | null = null as Care | null
  for (const [i, question] of one.questions.entries()) {
    const ask: Ask = {
      question,
      before,
      lang: lang as Lang,
      firstName: '',
      birth,
      people,
      age: Math.floor((nowJdUt - birth.chart.jdUt) / 365.2425),
      plan: {
        title: PLAN_TITLES[one.account.plan]?.[lang as Lang] ?? one.account.plan,
        isFree: one.account.plan === 'free',
        questionsADay: one.account.plan === 'free' ? 1 : 5,
        questionsLeft: one.account.plan === 'free' ? 1 : 3,
        paidUntil: null,
        features: [],
        reportsLeft: 0,
        offers: PLANS.map(({ id, priceCents, months, texts }) => ({
          title: texts[lang as Lang].title,
          price: priceText(lang as Lang, priceCents),
          cents: priceCents,
          months,
          perMonth: priceText(lang as Lang, Math.round(priceCents / months)),
          questions: RIGHTS[id].questionsADay,
          reports: RIGHTS[id].extraReports,
        })),
      },
      nowJdUt,
      timeZone,
      homeTimeZone: timeZone,
      care,
      asked: before,
      told,
    }
    const answer = answerQuestion(sky, library, ask)
    // As the server keeps it with the conversation.
    if (answer.care) {
      told.push(textOf(answer))
      care = answer.care.care
    } else if (care && !answer.isCareOpen) care = { ...care, stage: 'closed' }
    print(`**Q${i + 1}.** ${question}\n`)
    if (flags.includes('brief')) print(`[${answer.intent}]\n`)
    else print(`[${answer.intent}] ${textOf(answer).replaceAll('\n\n', '\n')}\n\n_wanted: ${one.good[i] ?? ''}_\n`)
    before.push(question)
  }
}
