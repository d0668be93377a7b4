import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import { PLANS } from '#product/offers.ts'
import type { Lang } from '#language/lang.ts'
import { RIGHTS, featuresOf, type Feature, type PlanId } from '#product/rights.ts'
import { needsPlan, understandAsk, type Ask } from '#reading/astrologer/answer-question.ts'
import type { SpokenPlan } from '#reading/astrologer/writing/answer-words.ts'
import { datesOf } from '#reading/astrologer/facts/fact-words.ts'
import type { Care } from '#reading/astrologer/safety/care-topic.ts'
import { civilDate } from '#reading/writer/local-time.ts'
import type { Services } from '#platform/services.ts'
import { birthOf } from '#core/births/api.ts'
import type { User } from '#core/users/api.ts'
import { listPeople } from '../people/api.ts'
import { getCounters, type PlanInForce } from '#core/entitlements/api.ts'
import { priceText } from './domain/price-text.ts'
import { findThread, latestThread, listMessages, listQuestions, type ThreadRow } from './queries.ts'

/** What a plan brings beside its questions, as the astrologer names it in a list. */
const WORDS: Record<Lang, Record<Exclude<Feature, 'questions'>, string>> = {
  en: {
    daily_sections: 'every section of the daily horoscope',
    calendar: 'all days of the calendar',
    monthly_forecast: 'the monthly forecast',
    extra_reports: 'reports of your choice',
    priority_support: 'priority support by email',
  },
  ru: {
    daily_sections: 'все разделы гороскопа на день',
    calendar: 'все дни календаря',
    monthly_forecast: 'прогноз на месяц',
    extra_reports: 'отчёты на выбор',
    priority_support: 'приоритетная поддержка по почте',
  },
}

const planFeatures = (lang: Lang, plan: PlanId): string[] =>
  featuresOf(plan).flatMap((feature) => (feature === 'questions' ? [] : [WORDS[lang][feature]]))

/** How far back a question that goes on with others looks for what it goes on with. */
const HISTORY = 6

/** A question as somebody asked it, with all that its answer may rest on. */
export async function readAsk(
  services: Services,
  user: User,
  asked: { question: string; thread: string | undefined; timeZone: string; plan: PlanInForce },
): Promise<Ask> {
  const { question, timeZone, plan } = asked
  const { sky, db, clock } = services
  const now = clock()
  const people = (await listPeople(db, user.id)).flatMap((person) => {
    const birth = birthOf(sky, { ...person, chartRules: user.chartRules })
    return birth ? [{ name: person.name, relation: person.relation, birth }] : []
  })
  const ask: Ask = {
    question,
    before: await listQuestions(db, user.id, asked.thread, HISTORY),
    lang: user.lang,
    firstName: user.firstName,
    birth: birthOf(sky, user) ?? null,
    people,
    age: user.birthdate === null ? null : ageOn(user.birthdate, now),
    plan: null,
    nowJdUt: jdUtFromDate(now),
    timeZone,
    homeTimeZone: user.placeTimeZone,
    ...(await readThread(services, user, asked.thread)),
  }
  // What the plan has left takes some reading, and is asked for seldom.
  const { lang, asked: understood } = understandAsk(ask)
  return understood.some(({ intent }) => needsPlan(intent))
    ? { ...ask, plan: await readPlan(services, { ...user, timeZone }, { lang, plan }) }
    : ask
}

/** How many messages of a conversation are read before the next one. */
const READ_BEFORE = 40

/** What the conversation that goes on was about, and what was said in it. */
async function readThread(
  { db }: Services,
  user: User,
  id: string | undefined,
): Promise<Pick<Ask, 'care' | 'asked' | 'told'>> {
  if (id === 'new') return {}
  const thread = id === undefined ? await latestThread(db, user.id) : await findThread(db, user.id, id)
  if (!thread) return {}
  const messages = await listMessages(db, thread.id, READ_BEFORE)
  return {
    asked: messages.filter(({ role }) => role === 'user').map(({ content }) => content),
    told: messages.filter(({ role, careLinks }) => role === 'assistant' && careLinks).map(({ content }) => content),
    care: careOf(thread),
  }
}

const careOf = (thread: ThreadRow): Care | null =>
  thread.careClass && thread.careStage
    ? {
        topic: thread.careClass,
        subject: thread.careSubject ?? 'self',
        country: thread.careCountry,
        isCountrySaid: thread.careCountrySaid ?? false,
        stage: thread.careStage,
        replies: thread.careReplies ?? 0,
      }
    : null

async function readPlan(
  services: Services,
  user: User & { timeZone: string },
  { lang, plan: { plan, paidUntil } }: { lang: Lang; plan: PlanInForce },
): Promise<SpokenPlan> {
  const now = services.clock()
  const counters = await getCounters(services, user, plan)
  const dates = datesOf(lang, { nowJdUt: jdUtFromDate(now), timeZone: user.timeZone })
  return {
    title: PLANS.find(({ id }) => id === plan)?.texts[lang].title ?? '',
    isFree: plan === 'free',
    questionsADay: RIGHTS[plan].questionsADay,
    questionsLeft: counters.chat,
    paidUntil: paidUntil && {
      date: civilDate(jdUtFromDate(paidUntil), user.timeZone),
      told: dates.date(jdUtFromDate(paidUntil)),
    },
    features: planFeatures(lang, plan),
    reportsLeft: counters.reports,
    offers: PLANS.map(({ id, priceCents, months, texts }) => ({
      title: texts[lang].title,
      price: priceText(lang, priceCents),
      cents: priceCents,
      months,
      perMonth: priceText(lang, Math.round(priceCents / months)),
      questions: RIGHTS[id].questionsADay,
      reports: RIGHTS[id].extraReports,
    })),
  }
}

/** Whole years from a birth date `YYYY-MM-DD` to an instant. */
function ageOn(birthdate: string, now: Date): number {
  const today = now.toISOString().slice(0, 10)
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4))
  return today.slice(5) < birthdate.slice(5) ? years - 1 : years
}
