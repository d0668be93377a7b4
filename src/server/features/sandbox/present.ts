import { html, raw } from 'hono/html'
import { mailTime } from '#platform/mail/mail-time.ts'
import { addMonths, discounted, inMainUnit } from '#product/offers.ts'
import { formPagePolicy } from '../../http/security-headers.ts'
import { goesOn, isSubscription } from './domain/play.ts'
import { PAGE_WORDS } from './page-words.ts'
import type { SandboxCheckout } from './queries.ts'

/** What the last action was, where the page should say so. */
export type Said = 'declined' | 'refund' | 'renew' | 'remove_card' | null

const STYLE = `
:root{color-scheme:light dark;--paper:#faf6ee;--surface:#fffdf8;--ink:#1c1a21;--ink2:#5f5a66;--rule:#b9ae9a;--accent:#8a5a1f;--on:#fffdf8;--tense:#b23a2e}
@media (prefers-color-scheme:dark){:root{--paper:#0f1222;--surface:#171b30;--ink:#ece7da;--ink2:#a9a6b5;--rule:#545b85;--accent:#d9b46a;--on:#0f1222;--tense:#f08a78}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:400 1.0625rem/1.6 Georgia,serif}
main{max-width:34rem;margin:0 auto;padding:2rem 1.25rem 4rem}
.play{border:1px dashed var(--accent);padding:.9rem 1.1rem;margin:0 0 2rem;color:var(--accent)}
h1{font-weight:400;font-size:2rem;line-height:1.2;margin:0 0 1.5rem}h2{font-weight:400;font-size:1.2rem;margin:0 0 .4rem}
.card{background:var(--surface);border:1px solid var(--rule);padding:1.4rem 1.5rem}
dl{display:grid;grid-template-columns:1fr auto;gap:.6rem 1.5rem;margin:0 0 1rem}dt{color:var(--ink2)}dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}
.sum{border-top:1px solid var(--rule);padding-top:.6rem;font-size:1.25rem;color:var(--ink)}
.note{color:var(--ink2);font-size:.97rem;margin:.6rem 0 0}.said{border-left:3px solid var(--tense);padding-left:.9rem;margin:0 0 1.5rem}
form{display:grid;gap:.75rem;margin:1.75rem 0 0}
button,.back{font:inherit;min-height:3rem;padding:.6rem 1.2rem;border:1px solid var(--rule);background:none;color:var(--ink);cursor:pointer;text-align:center}
button.first{background:var(--accent);border-color:var(--accent);color:var(--on)}
button:focus-visible,a:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
small{display:block;color:var(--ink2)}a{color:var(--accent)}.back{display:block;margin-top:1.75rem;text-decoration:none}
`

/** What the page may do: show itself, and send its form back to us. */
export const PAGE_POLICY = formPagePolicy(STYLE)

const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '')

/** Where the person goes on after an outcome: a path of ours, on whatever host they came by. */
export const returnPath = ({ request }: SandboxCheckout, paid: boolean): string =>
  pathOf(paid ? request.successUrl : request.cancelUrl)

function formats({ request: { lang, currency, timeZone } }: SandboxCheckout) {
  const locale = lang === 'en' ? 'en-US' : 'ru-RU'
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })
  return {
    price: (cents: number) => money.format(inMainUnit(cents)),
    // By the buyer's clock, as the page and the mails of the shop tell it.
    day: (at: Date) => mailTime(lang, at, timeZone ?? 'UTC'),
  }
}

/** What is charged today, and what later. */
function terms(checkout: SandboxCheckout, now: Date) {
  const { request } = checkout
  const words = PAGE_WORDS[request.lang]
  const { price, day } = formats(checkout)
  const full = price(request.priceCents)
  const { subscription } = request
  if (!subscription) return { today: price(discounted(request.priceCents, request.percentOff)), later: words.once }
  if (subscription.trialDays > 0) {
    const until = new Date(now.getTime() + subscription.trialDays * 86_400_000)
    return { today: price(0), later: words.trial(day(until), full) }
  }
  return {
    today: price(discounted(request.priceCents, request.percentOff)),
    later: words.renews(day(addMonths(now, subscription.months)), full),
  }
}

const button = (outcome: string, label: string, first = false, hint = '') =>
  html`<button name="outcome" value="${outcome}" class="${first ? 'first' : ''}">
    ${label}${hint ? html`<small>${hint}</small>` : ''}
  </button>`

function openPart(checkout: SandboxCheckout, now: Date) {
  const words = PAGE_WORDS[checkout.request.lang]
  const { today, later } = terms(checkout, now)
  return html`
    <h1>${words.order}</h1>
    <section class="card">
      <dl>
        <dt>${checkout.request.title}</dt>
        <dd></dd>
        <dt class="sum">${words.today}</dt>
        <dd class="sum">${today}</dd>
      </dl>
      <p class="note">${later}</p>
      <p class="note">${words.guarantee}</p>
    </section>
    <form method="post">
      ${button('pay', words.actions.pay, true)}
      ${button('challenge', words.actions.challenge, false, words.hints.challenge)}
      ${button('decline', words.actions.decline)} ${button('abandon', words.actions.abandon)}
    </form>
  `
}

function challengePart(checkout: SandboxCheckout) {
  const words = PAGE_WORDS[checkout.request.lang]
  return html`
    <h1>${words.challengeTitle}</h1>
    <p>${words.challengeText}</p>
    <form method="post">${button('pay', words.approve, true)} ${button('decline', words.refuse)}</form>
  `
}

function paidPart(checkout: SandboxCheckout) {
  const { request, payments, periodEnd, cardRemoved, stopsAtPeriodEnd, endedAt } = checkout
  const words = PAGE_WORDS[request.lang]
  const { day } = formats(checkout)
  const state = endedAt
    ? words.ended
    : periodEnd && (payments > 0 ? words.paidUntil(day(periodEnd)) : words.trialUntil(day(periodEnd)))
  return html`
    <h1>${words.paidTitle}</h1>
    <section class="card">
      <h2>${request.title}</h2>
      ${state ? html`<p class="note">${state}</p>` : ''}
      ${cardRemoved ? html`<p class="note">${words.cardGone}</p>` : ''}
      ${stopsAtPeriodEnd && !endedAt ? html`<p class="note">${words.notRenewed}</p>` : ''}
    </section>
    <form method="post">
      ${payments > 0 ? button('refund', words.actions.refund) : ''}
      ${goesOn(checkout) ? button('renew', words.actions.renew) : ''}
      ${isSubscription(checkout) && !cardRemoved && !endedAt ? button('remove_card', words.actions.remove_card) : ''}
    </form>
    <a class="back" href="${returnPath(checkout, true).replace(/\?.*/, '')}">${words.back}</a>
  `
}

function closedPart(checkout: SandboxCheckout) {
  const words = PAGE_WORDS[checkout.request.lang]
  return html`
    <h1>${words.closedTitle}</h1>
    <p>${words.closedText}</p>
    <a class="back" href="${returnPath(checkout, false)}">${words.back}</a>
  `
}

/** The sandbox's payment page, and after the payment the bank's side of it. Works without scripts. */
export function presentPage(checkout: SandboxCheckout, said: Said, now: Date) {
  const { lang } = checkout.request
  const words = PAGE_WORDS[lang]
  const sentence = said === 'declined' ? words.declined : said && words.done[said]
  const part = {
    open: () => openPart(checkout, now),
    challenge: () => challengePart(checkout),
    paid: () => paidPart(checkout),
    closed: () => closedPart(checkout),
  }[checkout.state]()
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${words.title} · Asteria</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <main>
          <p class="play">${words.play}</p>
          ${sentence ? html`<p class="said" role="status">${sentence}</p>` : ''} ${part}
        </main>
      </body>
    </html>`
}
