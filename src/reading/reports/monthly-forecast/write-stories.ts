import { capital } from '#language/capital.ts'
import { cycleOf, type Thread } from '../../facts/span-threads.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { joinText } from '../natal-parts.ts'
import { threadTexts } from '../threads/thread-shape.ts'
import {
  forceOf,
  storyFactors,
  themeOf,
  type ThreadWriting,
  together,
  use,
  when,
  where,
} from '../threads/write-threads.ts'
import type { MonthPage } from './month-page.ts'

const SENTENCE_END = /(?<=[.!?…]["”»)]*)\s+/u
const NTH = [0, 1, 2] as const
const HALF_DAY = 0.5

const writingOf = (page: MonthPage): ThreadWriting => ({
  page,
  topic: page.text,
  span: page.calendar,
  threads: page.threads,
})

const framed = ({ request }: MonthPage) => request.library.texts(threadTexts, request.lang)

/** What a thread is about: its point, else its house, else what its planet brings, so that no two have one name. */
export function subjectOf(page: MonthPage, thread: Thread): string {
  const { forceTheme } = page.text
  const namesOf = ({ lead }: Thread) => [
    framed(page).pointTheme[lead.natal],
    themeOf(writingOf(page), lead),
    forceTheme[lead.transiting],
  ]
  const taken = new Set<string>()
  for (const one of page.threads) {
    const subject = namesOf(one).find((name) => !taken.has(name)) ?? forceTheme[one.lead.transiting]
    if (one === thread) return subject
    taken.add(subject)
  }
  return forceTheme[thread.lead.transiting]
}

/** A first sentence of fewer words says too little by itself. */
const LEAST_WORDS = 8

/** The first words of what a thread's planet does, told on the first page and nowhere else, and the rest. */
function gistOf(page: MonthPage, { lead }: Thread): [gist: string, rest: string] {
  const sentences = forceOf(page, page.text, lead).split(SENTENCE_END)
  const said = (sentences[0] ?? '').split(' ').length < LEAST_WORDS ? 2 : 1
  return [sentences.slice(0, said).join(' '), sentences.slice(said).join(' ')]
}

/** The month on the first page: each thread with its subject, what its planet does, its peak, and one thing to do. */
export function headlines(page: MonthPage): Paragraph[] {
  const { text, threads } = page
  if (threads.length === 0) return [{ text: framed(page).noThread, factors: [] }]
  return threads.slice(0, NTH.length).map((thread, i) => {
    const { lead } = thread
    const label = page.label(lead)
    const dates: string[] = []
    const peak =
      lead.inSpan.length === 0
        ? notExact(page, lead, label, dates)
        : page.timeKnown
          ? page.say('head peak', text.headPeak, { label, when: page.when(lead.inSpan) })
          : page.say('head untimed', text.headUntimed, { label })
    const [gist] = gistOf(page, thread)
    const isNew = page.firstTime(forceOf(page, text, lead))
    const todo = use(writingOf(page), { ...thread, joined: [] })
    return {
      text: joinText(
        text.headline[NTH[i] ?? 0]({ theme: subjectOf(page, thread) }),
        isNew && gist,
        peak,
        todo?.text ?? '',
      ),
      factors: [...storyFactors(page, lead), ...dates],
    }
  })
}

/** Of a thread without an exact day: whether it lasts all month, or from which day to which. */
function notExact(page: MonthPage, { id, stays }: Thread['lead'], label: string, factors: string[]): string {
  const { text, calendar } = page
  const { fromJdUt, toJdUt } = calendar
  const here = stays.filter((stay) => (stay.sinceJdUt ?? fromJdUt) < toJdUt && (stay.untilJdUt ?? toJdUt) > fromJdUt)
  const since = Math.max(fromJdUt, here[0]?.sinceJdUt ?? fromJdUt)
  const until = Math.min(toJdUt, here.at(-1)?.untilJdUt ?? toJdUt)
  const isAll = since === fromJdUt && until === toJdUt
  if (isAll || !page.timeKnown) return page.say('head all month', text.headAllMonth, { label })
  const last = until === toJdUt ? toJdUt - HALF_DAY : until
  factors.push(page.counted(`${id}:felt`, label, [since, last]))
  const between = page.between(since, last)
  return page.say('head partly', text.headPartly, { label, between })
}

type Part = 'what' | 'where' | 'when' | 'together' | 'use'
/** In which order a thread tells its parts: no two are built alike. */
const FORMS: readonly (readonly Part[])[] = [
  ['what', 'where', 'when', 'together', 'use'],
  ['where', 'what', 'use', 'when', 'together'],
  ['when', 'what', 'together', 'where', 'use'],
]

/** Each thread as a section. */
export function writeStories(page: MonthPage): void {
  const writing = writingOf(page)
  for (const [i, thread] of page.threads.entries()) {
    const title = framed(page).threadTitle({ label: page.label(thread.lead), theme: subjectOf(page, thread) })
    const parts: Record<Part, () => (Paragraph | null)[]> = {
      what: () => [what(page, thread)],
      where: () => [where(writing, thread.lead)],
      when: () => [when(writing, thread.lead)],
      together: () => together(writing, thread),
      use: () => [use(writing, thread)],
    }
    const told = (FORMS[i] ?? FORMS[0] ?? []).flatMap((part) => parts[part]()).filter((part) => part !== null)
    const opens = page.text.opens[NTH[i] ?? 0]({ meeting: page.meeting(thread.lead) })
    const [first, ...rest] = told
    if (!first) continue
    page.write(page.text.chapters.threads, capital(title), [{ ...first, text: joinText(opens, first.text) }, ...rest])
  }
}

function what(page: MonthPage, thread: Thread): Paragraph {
  const { lead } = thread
  const { text } = page
  const [, rest] = gistOf(page, thread)
  const cycle = cycleOf(lead)
  const point = text.point[lead.natal]
  return {
    text: joinText(
      page.firstTime(rest) && rest,
      page.firstTime(point) && point,
      cycle && page.firstTime(cycle) && framed(page).cycle[cycle]({ age: page.age(lead.inSpan[0] ?? lead.peakJdUt) }),
    ),
    factors: storyFactors(page, lead),
  }
}

/** What remains of each thread when the month is over, and which of them goes on longest. */
export function remains(page: MonthPage): Paragraph[] {
  const { text, calendar } = page
  const told = page.threads.map((thread) => {
    const { lead } = thread
    const ahead = lead.passes.filter(({ jdUt }) => jdUt >= calendar.toJdUt).map(({ jdUt }) => jdUt)
    const kind = ahead.length > 0 ? 'back' : lead.inSpan.length === 0 ? 'on' : lead.passes.length > 1 ? 'done' : 'once'
    const again = page.counted(`${lead.id}:again`, page.label(lead), ahead)
    const said = page.say(`remains ${kind}`, text.remains[kind], {
      theme: subjectOf(page, thread),
      when: ahead.length > 0 ? page.when(ahead) : '',
    })
    return { text: capital(said), factors: [...storyFactors(page, lead), again] }
  })
  const coming = page.threads
    .filter((thread) => lastOf(thread) >= calendar.toJdUt)
    .toSorted((a, b) => lastOf(b) - lastOf(a))
  const [longest] = coming
  if (coming.length < 2 || !longest) return told
  const { lead } = longest
  const until = page.counted(`${lead.id}:until`, page.label(lead), [lastOf(longest)])
  const said = page.say('longest', text.longest, {
    theme: subjectOf(page, longest),
    until: page.monthName(lastOf(longest)),
  })
  return [...told, { text: said, factors: [...storyFactors(page, lead), until] }]
}

/** The last exact day of a thread. */
const lastOf = ({ lead: { passes } }: Thread): number => passes.at(-1)?.jdUt ?? -Infinity
