import { cycleOf, type Thread, type ThreadStory } from '../../facts/span-threads.ts'
import type { LifeStretch } from '../../facts/directions.ts'
import type { SpokenPoint } from '../../library/subjects.ts'
import type { Paragraph } from '../../writer/reading.ts'
import type { DatedPage } from '../dated-page.ts'
import { type ThesisTopic, threadTexts, type ThreadTopic } from './thread-shape.ts'
import { joinText } from '../natal-parts.ts'

/** What threads are told with: the page, its words, and the span. */
export interface ThreadWriting {
  page: DatedPage
  /** About the forecast's own subject. */
  topic: ThreadTopic
  span: LifeStretch
  threads: readonly Thread[]
}

const MOST_SWIFT = 4
const NAMES = ['one', 'two', 'three'] as const

/** What the span is about, in a sentence: the subjects of its threads. */
export function thesis(writing: ThreadWriting & { topic: ThesisTopic }): Paragraph {
  const { page, topic, threads } = writing
  const themes = [...new Set(threads.map(({ lead }) => themeOf(writing, lead)))]
  const name = NAMES[themes.length - 1]
  if (!name) return { text: framed(page).noThread, factors: [] }
  return {
    text: page.say(`thesis ${name}`, topic.thesis[name], { themes: themes.join('; ') }),
    factors: threads.flatMap(({ lead }) => storyFactors(page, lead)),
  }
}

/** Each thread as a section: what it means, what it is in the sky, where it shows, when, and what to do with it. */
export function writeThreads(writing: ThreadWriting, chapter: string): void {
  const { page, threads } = writing
  const words = framed(page)
  for (const [i, thread] of threads.entries()) {
    const { lead } = thread
    const label = page.label(lead)
    const title = words.threadTitle({ label, theme: themeOf(writing, lead) })
    page.write(chapter, title, [
      what(writing, thread, i),
      where(writing, lead),
      when(writing, lead),
      ...together(writing, thread),
      use(writing, thread),
    ])
  }
}

/** What a story is about: the house that its planet crosses, or its point where no house is known. */
export const themeOf = ({ page, topic }: ThreadWriting, { house, natal }: ThreadStory): string =>
  (house === null ? null : topic.theme[house - 1]) ?? framed(page).pointTheme[natal]

const framed = ({ request }: DatedPage) => request.library.texts(threadTexts, request.lang)

const said = (...sentences: readonly (string | false | null | undefined)[]) => joinText(...sentences)
/** One of several sentences, one that the report hasn't said if there is such. */
const afresh = <T>(page: DatedPage, slot: string, ways: readonly ((said: T) => string)[], values: T): string =>
  page.once(slot, ways, values) || page.say(slot, ways, values)
/** A text that the report has said is left out. */
const fresh = (page: DatedPage, text: string) => (page.firstTime(text) ? text : '')

export function what({ page, topic }: ThreadWriting, { lead }: Thread, i: number): Paragraph {
  const words = framed(page)
  const meeting = page.meeting(lead)
  const opening = (words.rank[i] ?? words.rank[5])({ meeting })
  const cycle = cycleOf(lead)
  const age = page.age(lead.inSpan[0] ?? lead.peakJdUt)
  return {
    text: said(
      fresh(page, forceOf(page, topic, lead)),
      fresh(page, topic.point[lead.natal]),
      opening,
      cycle && page.firstTime(cycle) && words.cycle[cycle]({ age }),
    ),
    factors: storyFactors(page, lead),
  }
}

/** What a planet does by an aspect; Mars on its way back does something else. */
export const forceOf = (page: DatedPage, { force }: ThreadTopic, { transiting, aspect, isBack }: ThreadStory): string =>
  transiting === 'mars' && isBack ? page.way('mars back', framed(page).marsBack.does) : force[transiting][aspect]

/** In which house a planet does something, and what shows there; empty without the hour. */
export function placedIn(page: DatedPage, { arena }: ThreadTopic, { transiting: planet, house }: ThreadStory): string {
  if (house === null) return ''
  if (!page.firstTime(`${planet} in ${house}`)) return ''
  return said(page.say('where', framed(page).where, { planet, house }), fresh(page, arena[house - 1] ?? ''))
}

export function where({ page, topic }: ThreadWriting, lead: ThreadStory): Paragraph | null {
  const words = framed(page)
  const { transiting: planet, house, rules, repeats } = lead
  const others = rules.filter((ruled) => ruled !== house)
  const placed = placedIn(page, topic, lead)
  const ruled =
    others.length > 0
      ? page.say('rules', words.rules, {
          planet,
          houses: others.map((ruledHouse) =>
            words.ruledHouse({ house: ruledHouse, theme: topic.theme[ruledHouse - 1] ?? '' }),
          ),
        })
      : ''
  const names = page.names
  const again = repeats
    ? afresh(page, 'repeats', words.repeats[natureOf(repeats.aspect)], {
        natal: names.aspectOf(repeats.a as SpokenPoint, repeats.aspect, repeats.b as SpokenPoint),
      })
    : ''
  const text = said(placed, page.firstTime(`rules ${planet}`) && ruled, again)
  if (!text) return null
  return {
    text,
    factors: [
      ...storyFactors(page, lead),
      ...rules.map((ruledHouse) => rulership(page, planet, ruledHouse)),
      ...(repeats ? [page.fact(`${repeats.a}:${repeats.aspect}:${repeats.b}`)] : []),
    ],
  }
}

const natureOf = (aspect: ThreadStory['aspect']) =>
  aspect === 'conjunction' ? 'conjunction' : aspect === 'trine' || aspect === 'sextile' ? 'flowing' : 'tense'

export function when({ page, span }: ThreadWriting, lead: ThreadStory): Paragraph {
  const words = framed(page)
  const { passes, inSpan, stays, turn, transiting: planet } = lead
  const before = passes.filter(({ jdUt }) => jdUt < span.fromJdUt).map(({ jdUt }) => jdUt)
  const after = passes.filter(({ jdUt }) => jdUt >= span.toJdUt).map(({ jdUt }) => jdUt)
  const [since, until] = [stays[0]?.sinceJdUt, stays.at(-1)?.untilJdUt]
  const others =
    before.length > 0 && after.length > 0
      ? page.say('around', words.passes.beforeAndAfter, { before: page.when(before), after: page.when(after) })
      : before.length > 0
        ? afresh(page, 'before', words.passes.before, { when: page.when(before) })
        : after.length > 0
          ? page.say(inSpan.length > 0 ? 'after' : 'ahead', words.passes[inSpan.length > 0 ? 'after' : 'ahead'], {
              when: page.when(after),
            })
          : ''
  const near = page.counted(`${lead.id}:near`, page.label(lead), [lead.peakJdUt])
  const text = said(
    inSpan.length > 0
      ? afresh(page, 'exact', words.passes.exact, { when: page.when(inSpan) })
      : page.timeKnown &&
          page.say('near', words.passes.near, {
            orb: page.common.degrees(lead.orbDeg),
            when: page.when([lead.peakJdUt]),
          }),
    others,
    page.once(
      'passing',
      words.passing[passingOf(lead, span)].map((sentence) => () => sentence),
      null,
    ),
    turn && page.once(`turn ${turn.begins}`, words.turn[turn.begins], { planet, when: page.when([turn.jdUt]) }),
    typeof since === 'number' &&
      typeof until === 'number' &&
      page.say('within', words.passes.within, { between: page.between(since, until) }),
  )
  return { text, factors: [...storyFactors(page, lead), near, ...turnFactor(page, lead)] }
}

type Passing = 'only' | 'all' | 'first' | 'back' | 'last' | 'between' | 'near'

/** Which of its visit's passes the span has; near, where it has none and isn't between two. */
function passingOf({ passes, inSpan }: ThreadStory, { fromJdUt, toJdUt }: LifeStretch): Passing {
  const [own] = inSpan
  const isBetween = passes.some(({ jdUt }) => jdUt < fromJdUt) && passes.some(({ jdUt }) => jdUt >= toJdUt)
  if (own === undefined) return isBetween ? 'between' : 'near'
  if (passes.length === 1) return 'only'
  if (inSpan.length === passes.length) return 'all'
  const latest = inSpan.at(-1) ?? own
  if (latest === passes.at(-1)?.jdUt) return 'last'
  if (passes.find(({ jdUt }) => jdUt === latest)?.retrograde) return 'back'
  return own === passes[0]?.jdUt ? 'first' : 'between'
}

/** What is joined to the thread, and the days that set it off. */
export function together({ page, topic }: ThreadWriting, { lead, joined, swift }: Thread): Paragraph[] {
  const words = framed(page)
  const others = joined.map((other): Paragraph => {
    const kind = other.natal === lead.natal ? ('point' as const) : ('planet' as const)
    const meeting = page.meeting(other)
    const cycle = cycleOf(other)
    const opening =
      other.inSpan.length > 0
        ? page.once(`joined ${kind}`, words.joined[kind], { meeting, when: page.when(other.inSpan) })
        : page.once(`near ${kind}`, words.joined[`${kind}Near`], { meeting })
    return {
      text: said(
        opening,
        fresh(page, forceOf(page, topic, other)),
        kind === 'planet' && fresh(page, topic.point[other.natal]),
        cycle && page.firstTime(cycle) && words.cycle[cycle]({ age: page.age(other.inSpan[0] ?? other.peakJdUt) }),
      ),
      factors: storyFactors(page, other),
    }
  })
  const days = swift
    .filter(
      ({ transiting, aspect, natal }) =>
        transiting !== lead.transiting && joined.every(({ id }) => id !== `transit:${transiting}:${aspect}:${natal}`),
    )
    .slice(0, MOST_SWIFT)
  if (days.length === 0) return others
  const items = days.map((hit) =>
    words.swiftItem({
      meeting: page.dated.meeting({
        method: 'transit',
        moving: hit.transiting as 'sun',
        aspect: hit.aspect,
        natal: lead.natal,
      }),
      when: page.when([hit.jdUt]),
    }),
  )
  const factors = days.map(({ transiting, aspect, jdUt }) =>
    page.factor({
      id: `transit:${transiting}:${aspect}:${lead.natal}:${jdUt.toFixed(1)}`,
      kind: 'transit',
      transiting,
      natal: lead.natal,
      aspect,
      exactJdUt: jdUt,
    }),
  )
  const text = page.once('swift', words.swift, { items })
  return text ? [...others, { text, factors }] : others
}

export function use({ page, topic }: ThreadWriting, { lead, joined }: Thread): Paragraph | null {
  const sentences = [lead, ...joined].slice(0, 2).map((story) => {
    const { transiting, nature } = story
    const isMarsBack = transiting === 'mars' && story.isBack
    const ways = isMarsBack ? framed(page).marsBack.use : topic.use[transiting][nature]
    return page.once(
      `use ${transiting} ${isMarsBack ? 'back' : nature}`,
      ways.map((sentence) => () => sentence),
      null,
    )
  })
  const text = said(...sentences)
  return text ? { text, factors: storyFactors(page, lead) } : null
}

/** A story as factors: the transit, and the houses of its planet and its point. */
export function storyFactors(page: DatedPage, story: ThreadStory): string[] {
  const { transiting, natal, house, natalHouse } = story
  const placed = house === null ? [] : [inHouse(page, transiting, house)]
  const own = natalHouse === null || natal === 'asc' || natal === 'mc' ? [] : page.houseFact(natal)
  return [page.story(story), ...placed, ...own]
}

const inHouse = (page: DatedPage, transiting: ThreadStory['transiting'], house: number) =>
  page.factor({ id: `transit:${transiting}:house:${house}`, kind: 'transit', transiting, house })

const rulership = (page: DatedPage, transiting: ThreadStory['transiting'], house: number) =>
  page.factor({
    id: `rules:${transiting}:${house}`,
    kind: 'special',
    transiting,
    house,
    said: `${page.dated.name(transiting)}: ${house}`,
  })

function turnFactor(page: DatedPage, { turn, transiting }: ThreadStory): string[] {
  if (!turn) return []
  const { begins, jdUt } = turn
  return [
    page.factor({
      id: `sky:${transiting}:${begins}:${jdUt.toFixed(0)}`,
      kind: 'sky',
      transiting,
      retrograde: begins === 'retrograde',
      exactJdUt: jdUt,
    }),
  ]
}
