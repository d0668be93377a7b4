import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MoonPhaseName } from '#astro/events/moon-phase.ts'
import { PASSAGE_CARD, type CardKind, type CardSize, type ChartCard, type DayCard } from '#product/share-cards.ts'
import type { FileAnswer } from '#contract/file-answer.ts'
import { CARD_WIDTH } from '#drawing/cards/card-frame.ts'
import { ShareCard, type CardBody } from '#drawing/cards/share-card.ts'
import { DARK, LIGHT } from '#drawing/paint/palettes.ts'
import { svgDocument } from '#drawing/paint/svg-document.ts'
import { AppError, invalid } from '#platform/app-error.ts'
import { fileName } from '#platform/file-name.ts'
import { FAMILIES } from '#platform/pdf/fonts.ts'
import { countAttempt } from '#platform/rate-limit.ts'
import type { Services } from '#platform/services.ts'
import { birthOf } from '#core/births/api.ts'
import type { PlanInForce } from '#core/entitlements/api.ts'
import type { User } from '#core/users/api.ts'
import { getWrittenDay } from '../daily/api.ts'
import { findPassage } from '../reader/api.ts'
import type { ChartPoint } from '#astro/charts/chart.ts'
import { signOf } from '#astro/charts/sign.ts'
import type { Lang } from '#language/lang.ts'
import type { NatalBirth } from '#reading/facts/day-facts.ts'
import { SKY_NAMES } from '#reading/reports/sky-names.ts'
import { dateEn } from '#language/en/months.ts'
import { dateRu } from '#language/ru/months.ts'

interface CardWords {
  /** The line above a card; `date` is the day's, YYYY-MM-DD. */
  label: Record<DayCard, (date: string) => string> & Record<ChartCard | typeof PASSAGE_CARD, () => string>
  /** What its file is called. */
  file: Record<CardKind, string>
}

const dayOf = (date: string) => {
  const [, month = 1, day = 1] = date.split('-').map(Number)
  return [month, day] as const
}

const CARD_WORDS: Record<Lang, CardWords> = {
  en: {
    label: {
      headline: (date) => dateEn(...dayOf(date)),
      mantra: (date) => `Mantra for ${dateEn(...dayOf(date))}`,
      'big-three': () => 'My chart in short',
      wheel: () => 'My natal chart',
      passage: () => 'From my reading',
    },
    file: {
      headline: 'The day',
      mantra: 'Mantra',
      'big-three': 'My chart in short',
      wheel: 'My natal chart',
      passage: 'From my reading',
    },
  },
  ru: {
    label: {
      headline: (date) => dateRu(...dayOf(date)),
      mantra: (date) => `Мантра на ${dateRu(...dayOf(date))}`,
      'big-three': () => 'Моя карта вкратце',
      wheel: () => 'Моя натальная карта',
      passage: () => 'Из моего разбора',
    },
    file: {
      headline: 'День',
      mantra: 'Мантра',
      'big-three': 'Моя карта вкратце',
      wheel: 'Моя натальная карта',
      passage: 'Из моего разбора',
    },
  },
}

const HEIGHTS: Record<CardSize, number> = { post: 1350, story: 1920 }

/** More than anybody sends: each is drawn anew, in a process that others wait for. */
const PER_PERSON = { limit: 60, windowSeconds: 600 } as const

interface AskedCard {
  kind: CardKind
  size: CardSize
  theme: 'light' | 'dark'
  /** Of a day's card; today unless told. */
  date?: string | undefined
  /** Of a passage: the note that marks it. */
  note?: number | undefined
  plan: PlanInForce['plan']
  timeZone: string
}

/**
 * A picture of a person's day, of their birth chart or of a passage they marked, for others to see: no name of theirs on it, and
 * no date, hour or place of birth.
 * @throws {AppError} not_found where the day isn't written or there is no such note; validation while birth data are missing; rate_limited.
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
  if (kind === PASSAGE_CARD) {
    if (asked.note === undefined) throw invalid({ note: 'required' })
    const text = await findPassage(services, user, { id: asked.note, timeZone: asked.timeZone })
    return { label: words.passage(), body: { kind: 'words', text, moon: null } }
  }
  const birth = birthOf(services.sky, user)
  if (!birth) throw new AppError('validation', { message: 'birth_missing' })
  return { label: words[kind](), body: kind === 'wheel' ? wheelCard(birth) : bigThreeCard(birth, user.lang) }
}

const WAXING: readonly MoonPhaseName[] = ['new', 'waxing-crescent', 'first-quarter', 'waxing-gibbous']
const isWaxing = (phase: string) => WAXING.some((one) => one === phase)

/** Sun, Moon and Ascendant in their signs, without degrees; what depends on an unknown hour is left out. */
function bigThreeCard({ chart, timeKnown, uncertain }: NatalBirth, lang: Lang): CardBody {
  const names = SKY_NAMES[lang]
  const longitudes: [ChartPoint & ('sun' | 'moon' | 'asc'), number | undefined][] = [
    ...(['sun', 'moon'] as const).map((light): ['sun' | 'moon', number | undefined] => {
      const isOpen = uncertain.some(({ body }) => body === light)
      return [light, isOpen ? undefined : chart.placements.find(({ body }) => body === light)?.longitudeDeg]
    }),
    ['asc', timeKnown ? chart.houses?.ascendantDeg : undefined],
  ]
  return {
    kind: 'points',
    points: longitudes.flatMap(([point, longitudeDeg]) => {
      if (longitudeDeg === undefined) return []
      const sign = signOf(longitudeDeg)
      return { point, sign, text: `${names.point(point)} ${names.inSign(sign)}` }
    }),
  }
}

const wheelCard = ({ chart, timeKnown }: NatalBirth): CardBody => ({
  kind: 'wheel',
  chart: { ...chart, houses: timeKnown ? chart.houses : null },
})
