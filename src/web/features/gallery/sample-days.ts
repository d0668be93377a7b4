import type { DailyContent, DailySpan, Factor, RunningTransit } from '#contract/daily.ts'
import type { Lang } from '#language/lang.ts'
import type { Days } from '../../session/daily-cache.ts'
import { sampleDayWords } from './sample-day-words.ts'

export const SAMPLE_DATE = '2026-11-23'
const TOMORROW = '2026-11-24'

const MARS = 'transit:mars:trine:mercury'
const SATURN = 'transit:saturn:square:venus'
const JUPITER = 'transit:jupiter:trine:jupiter'
const MOON_MERCURY = 'transit:moon:square:mercury'
const MOON_VENUS = 'transit:moon:sextile:venus'
const SUN_MARS = 'transit:sun:sextile:mars'
const ARIES = 'moon:sign:0'
const TAURUS = 'moon:sign:1'
const ECLIPSE = 'sky:eclipse:lunar'

const FACTORS: Factor[] = [
  {
    id: MARS,
    kind: 'transit',
    transiting: 'mars',
    natal: 'mercury',
    aspect: 'trine',
    orb: 0.1,
    exact_at: '2026-11-23T11:20:00Z',
  },
  { id: SATURN, kind: 'transit', transiting: 'saturn', natal: 'venus', aspect: 'square', orb: 0.4 },
  { id: JUPITER, kind: 'transit', transiting: 'jupiter', natal: 'jupiter', aspect: 'trine', orb: 0.9 },
  { id: MOON_VENUS, kind: 'transit', transiting: 'moon', natal: 'venus', aspect: 'sextile', orb: 0.2 },
  {
    id: MOON_MERCURY,
    kind: 'transit',
    transiting: 'moon',
    natal: 'mercury',
    aspect: 'square',
    exact_at: '2026-11-23T19:14:00Z',
  },
  { id: SUN_MARS, kind: 'transit', transiting: 'sun', natal: 'mars', aspect: 'sextile', orb: 2.8 },
  { id: ARIES, kind: 'moon', transiting: 'moon', sign: 0, until: '2026-11-23T07:09:00Z' },
  { id: TAURUS, kind: 'moon', transiting: 'moon', sign: 1 },
  { id: ECLIPSE, kind: 'sky', transiting: 'moon', eclipse: 'lunar', sign: 1, exact_at: '2026-11-23T13:18:00Z' },
]

type Words = (typeof sampleDayWords)['en']

/** Three passes within a year, one that is passed once, and one that never becomes exact and has no known end. */
function runningTransits(t: Words): RunningTransit[] {
  const pass = (at: string, retrograde = false) => ({ at: `${at}T09:00:00Z`, retrograde })
  const saturn = {
    title: t.saturnAspect,
    meaning: t.saturnGist,
    text: t.saturnBody,
    began_at: '2026-03-03T06:00:00Z',
    ends_at: '2027-01-20T06:00:00Z',
    passes: [pass('2026-04-02'), pass('2026-08-27', true), pass('2026-12-27')],
    pass: 3,
    retrograde: false,
    factors: [SATURN],
  }
  const jupiter = {
    ...saturn,
    title: t.jupiterAspect,
    meaning: t.jupiterGist,
    text: t.jupiterBody,
    began_at: '2026-11-09T06:00:00Z',
    ends_at: '2026-11-29T06:00:00Z',
    passes: [pass('2026-11-19')],
    pass: 1,
    factors: [JUPITER],
  }
  const open = {
    ...jupiter,
    title: t.marsAspect,
    meaning: t.marsGist,
    text: t.marsBody,
    ends_at: null,
    passes: [],
    pass: null,
    retrograde: true,
    factors: [MARS],
  }
  return [saturn, jupiter, open]
}

const week = (t: Words): DailyContent['week'] => ({
  days: [82, 61, 55, 47, 18, 40, 58].map((score, i) => ({ date: `2026-11-${23 + i}`, score })),
  best: { date: SAMPLE_DATE, text: t.best, factors: [MARS] },
  hardest: { date: '2026-11-27', text: t.hardest, factors: [SATURN] },
  text: t.week,
  factors: [MARS, SATURN],
})

function fullDay(t: Words): DailyContent {
  const thread = t.thread.map((text, i) => ({ text, factors: [i === 0 ? MARS : SATURN] }))
  const focus = { category: 'communication', factors: [MARS] }
  return {
    general: [t.headline, ...t.thread].join('\n\n'),
    headline: { text: t.headline, factors: [MARS] },
    thread,
    mantra: t.mantra,
    moon: { phase: 'waxing-gibbous', illumination: 96, sign: 0 },
    moon_line: { text: t.moonLine, factors: [ARIES, TAURUS] },
    mood: { mental: 74, emotional: 52, creativity: 48, energy: 81 },
    love: { score: 66, trend: 0.1, text: t.love, next: null },
    career: { score: 82, trend: -0.6, text: t.career, next: null },
    health: {
      score: 45,
      trend: 0.7,
      text: t.none.health,
      next: { date: '2026-11-26', text: t.next, factors: [SUN_MARS] },
    },
    strengths: [
      { ...focus, title: t.strong, desc: t.strength, aspects: [{ aspect: t.marsAspect, meaning: t.meaning }] },
    ],
    attention: [
      {
        title: t.overdo,
        desc: t.excess,
        category: 'finance',
        aspects: [{ aspect: t.saturnAspect, meaning: t.excessMeaning }],
        factors: [SATURN],
      },
    ],
    now: runningTransits(t),
    week: week(t),
    unknown_hour: null,
    offer: null,
    locked: [],
    sources: { general: FACTORS },
    paragraphs: {
      thread,
      mantra: [{ text: t.mantra, factors: [MARS] }],
      love: [{ text: t.love, factors: [MOON_VENUS] }],
      career: [{ text: t.career, factors: [MARS] }],
      health: [
        { text: t.none.health, factors: [TAURUS] },
        { text: t.next, factors: [SUN_MARS] },
      ],
    },
  }
}

/** Without the hour of birth it isn't known when they begin and end. */
const undated = (now: readonly RunningTransit[]): RunningTransit[] =>
  now.map((transit) => ({ ...transit, began_at: null, ends_at: null, passes: [], pass: null }))

const begunWith = (day: DailyContent, headline: string, texts: readonly string[], factor: string): DailyContent => {
  const thread = texts.map((text) => ({ text, factors: [factor] }))
  return { ...day, headline: { text: headline, factors: [factor] }, thread, paragraphs: { ...day.paragraphs, thread } }
}

/** The kinds of day that a page is looked at with. */
export const SAMPLE_DAYS = ['subscriber', 'free', 'unknownHour', 'quiet', 'eclipse'] as const
export type SampleDay = (typeof SAMPLE_DAYS)[number]

export function sampleDay(lang: Lang, kind: SampleDay): DailyContent {
  const t = sampleDayWords[lang] as Words
  const day = fullDay(t)
  const next = { date: '2026-11-26', text: t.next, factors: [SUN_MARS] }
  const quiet = (area: keyof typeof t.none) => ({ score: 50, trend: 0, quiet: true, text: t.none[area], next: null })
  const signs = (area: keyof typeof t.none) => [{ text: t.none[area], factors: [TAURUS] }]
  const days: Record<SampleDay, DailyContent> = {
    subscriber: day,
    free: {
      ...day,
      mood: null,
      love: null,
      career: null,
      health: null,
      week: null,
      locked: ['mood', 'love', 'career', 'health'],
      offer: { area: 'career', first_sentence: `${t.career.split('. ')[0]}.` },
    },
    unknownHour: { ...day, unknown_hour: t.unknown, now: undated(day.now ?? []) },
    quiet: {
      ...begunWith(day, t.quietHeadline, t.quietThread, MOON_MERCURY),
      moon_line: { text: t.moonStays, factors: [TAURUS] },
      love: { ...quiet('love'), next },
      career: quiet('career'),
      health: quiet('health'),
      paragraphs: {
        thread: t.quietThread.map((text) => ({ text, factors: [MOON_MERCURY] })),
        mantra: day.paragraphs['mantra'] ?? [],
        love: [...signs('love'), next],
        career: signs('career'),
        health: signs('health'),
      },
    },
    eclipse: begunWith(day, t.eclipseHeadline, t.eclipseThread, ECLIPSE),
  }
  return days[kind]
}

/** A month that begins with a day, as its strip draws it. */
export function sampleMonth({ headline, now, week: line, sources }: DailyContent): DailySpan {
  const dateOf = (index: number) => new Date(Date.parse(SAMPLE_DATE) + index * 86_400_000).toISOString().slice(0, 10)
  const paragraph = headline ?? { text: '', factors: [] }
  const days = Array.from({ length: 30 }, (_, i) => ({ date: dateOf(i), score: 50 + Math.round(38 * Math.sin(i / 3)) }))
  const moon = (event: 'full' | 'new', index: number) => ({
    ...paragraph,
    event,
    at: `${dateOf(index)}T12:00:00Z`,
    date: dateOf(index),
  })
  return {
    span: 'month',
    from: SAMPLE_DATE,
    to: dateOf(29),
    headline: paragraph,
    carried: paragraph,
    threads: now ?? [],
    unknown_hour: null,
    days,
    best: { ...paragraph, date: dateOf(5), text: line?.best.text ?? '' },
    hardest: { ...paragraph, date: dateOf(14), text: line?.hardest.text ?? '' },
    parts: [0, 7, 14, 21].map((first) => ({ ...paragraph, from: dateOf(first), to: dateOf(first + 6), score: 50 })),
    sky: [moon('full', 1), moon('new', 16)],
    sources: sources['general'] ?? [],
  }
}

/** The days beside it: tomorrow can be read, the others not. */
export const sampleDays = (content: DailyContent): Days => ({
  [SAMPLE_DATE]: { status: 2, content },
  [TOMORROW]: { status: 2, content },
})
