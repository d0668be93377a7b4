import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MoonPhaseName } from '#astro/events/moon-phase.ts'
import type { CardKind, CardSize } from '#product/share-cards.ts'
import type { FileAnswer } from '#contract/file-answer.ts'
import { CARD_WIDTH } from '#drawing/cards/card-frame.ts'
import { ShareCard, type CardBody } from '#drawing/cards/share-card.ts'
import { DARK, LIGHT } from '#drawing/paint/palettes.ts'
import { svgDocument } from '#drawing/paint/svg-document.ts'
import { AppError } from '#platform/app-error.ts'
import { fileName } from '#platform/file-name.ts'
import { FAMILIES } from '#platform/pdf/fonts.ts'
import { countAttempt } from '#platform/rate-limit.ts'
import type { Services } from '#platform/services.ts'
import { birthOf } from '#core/births/api.ts'
import type { PlanInForce } from '#core/entitlements/api.ts'
import type { User } from '#core/users/api.ts'
import { getWrittenDay } from '../daily/api.ts'
import { CARD_WORDS } from './domain/card-words.ts'
import { bigThreeCard, wheelCard } from './domain/chart-card.ts'

const HEIGHTS: Record<CardSize, number> = { post: 1350, story: 1920 }

/** More than anybody sends: each is drawn anew, in a process that others wait for. */
const PER_PERSON = { limit: 60, windowSeconds: 600 } as const

interface AskedCard {
  kind: CardKind
  size: CardSize
  theme: 'light' | 'dark'
  /** Of a day's card; today unless told. */
  date?: string | undefined
  plan: PlanInForce['plan']
  timeZone: string
}

/**
 * A picture of a person's day or birth chart for others to see: no name on it, and no date, hour or place of birth.
 * @throws {AppError} not_found where the day isn't written; validation while birth data are missing; rate_limited.
 */
export async function getCard(services: Services, user: User, asked: AskedCard): Promise<FileAnswer> {
  const { db, clock, env, pictures } = services
  const { kind, size, theme } = asked
  await countAttempt(db, { key: `card:${user.id}`, ...PER_PERSON }, clock())
  const shown = await shownOn(services, user, asked)
  const card = h(ShareCard, { ...shown, height: HEIGHTS[size], site: new URL(env.PUBLIC_URL).host })
  const svg = svgDocument(renderToStaticMarkup(card), {
    width: CARD_WIDTH,
    palette: theme === 'dark' ? DARK : LIGHT,
    fonts: FAMILIES,
  })
  return { bytes: await pictures.draw(svg), name: fileName(CARD_WORDS[user.lang].file[kind], 'png') }
}

/** What a card shows, under which line. */
async function shownOn(
  services: Services,
  user: User,
  { kind, ...asked }: AskedCard,
): Promise<{ label: string; body: CardBody }> {
  const words = CARD_WORDS[user.lang].label
  if (kind === 'headline' || kind === 'mantra') {
    const { date, content } = await getWrittenDay(services, user, asked)
    const { headline, mantra, moon } = content
    return {
      label: words[kind](date),
      body: {
        kind: 'words',
        text: kind === 'headline' && headline ? headline.text : mantra,
        moon: { illuminatedFraction: moon.illumination / 100, waxing: isWaxing(moon.phase) },
      },
    }
  }
  const birth = birthOf(services.sky, user)
  if (!birth) throw new AppError('validation', { message: 'birth_missing' })
  return { label: words[kind](), body: kind === 'wheel' ? wheelCard(birth) : bigThreeCard(birth, user.lang) }
}

const WAXING: readonly MoonPhaseName[] = ['new', 'waxing-crescent', 'first-quarter', 'waxing-gibbous']
const isWaxing = (phase: string) => WAXING.some((one) => one === phase)
