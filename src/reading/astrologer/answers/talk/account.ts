import type { SpokenPlan } from '../../writing/answer-words.ts'
import type { Composer } from '../../writing/composer.ts'
import type { KindRule } from '../../kind-rule.ts'
import { ACCOUNT_TALKS, accountTexts, type AccountTalk } from './account-words.ts'
import { saidBefore } from '../follow/follow-facts.ts'

const textsOf = ({ library, lang }: Composer) => library.texts(accountTexts, lang)

const answerAccount =
  (talk: AccountTalk): KindRule['answer'] =>
  (composer) => {
    const ways = textsOf(composer).says[talk]
    const said = saidBefore(composer)
    composer.explain(ways.find((text) => !said.includes(text)) ?? ways[0])
  }

/** How many questions are left today, and when there are new ones. */
function answerAllowance(composer: Composer): void {
  const { plan } = composer
  const texts = textsOf(composer)
  if (plan) {
    const { questionsLeft: left, questionsADay: all } = plan
    composer.explain(left > 0 ? texts.left.some({ left, all }) : texts.left.none({ all }))
  }
  composer.explain(texts.left.renews)
}

function myPlan(texts: ReturnType<typeof textsOf>, { isFree, title, paidUntil }: SpokenPlan): string {
  if (isFree) return texts.plan.free
  return paidUntil ? texts.plan.until({ title, until: paidUntil.told }) : texts.plan.paid({ title })
}

/** The reader's own plan, until when it is paid, and what it has. */
function answerMyPlan(composer: Composer): void {
  const { plan } = composer
  const texts = textsOf(composer)
  if (!plan) return composer.explain(texts.offers.page)
  const { questionsLeft: left, questionsADay: all } = plan
  composer.add([myPlan(texts, plan)])
  composer.explain(left > 0 ? texts.left.some({ left, all }) : texts.left.none({ all }))
  if (!plan.isFree) composer.explain(texts.plan.after)
}

/** The plans that are sold, with prices. */
function answerPrices(composer: Composer): void {
  const texts = textsOf(composer)
  const offers = composer.plan?.offers ?? []
  const [cheapest] = offers
  if (!cheapest) return composer.explain(texts.offers.page)
  composer.explain(texts.offers.cheapest(cheapest))
  composer.explain(
    [
      texts.offers.opens,
      ...offers.map((offer) => (offer.reports > 0 ? texts.offers.lineWithReports(offer) : texts.offers.line(offer))),
    ].join('\n'),
  )
  composer.explain(texts.offers.all)
  if (composer.plan?.isFree) composer.explain(texts.offers.free)
}

/** Whether a longer plan is cheaper: all of them by the month. */
function answerYearPrice(composer: Composer): void {
  const texts = textsOf(composer)
  const offers = (composer.plan?.offers ?? []).toSorted((a, b) => a.cents / a.months - b.cents / b.months)
  const [best] = offers
  const dearest = offers.at(-1)
  if (!best || !dearest) return composer.explain(texts.offers.page)
  const isCheaper = best.cents / best.months < dearest.cents / dearest.months
  composer.explain(
    isCheaper
      ? texts.offers.cheaper({ title: best.title, other: dearest.title, perMonth: best.perMonth })
      : texts.offers.notCheaper,
  )
  composer.explain(offers.map((offer) => texts.offers.perMonth(offer)).join('\n'))
}

const rules = Object.fromEntries(
  ACCOUNT_TALKS.map((talk): [AccountTalk, KindRule] => [talk, { answer: answerAccount(talk), about: 'talk' }]),
)

/** The product itself: plan, allowance, payments, where things are, data. */
export const ACCOUNT_KINDS = {
  ...(rules as Record<AccountTalk, KindRule>),
  allowance: { answer: answerAllowance, about: 'talk', needsPlan: true },
  my_plan: { answer: answerMyPlan, about: 'talk', needsPlan: true },
  prices: { answer: answerPrices, about: 'talk', needsPlan: true },
  year_price: { answer: answerYearPrice, about: 'talk', needsPlan: true },
} satisfies Record<string, KindRule>
