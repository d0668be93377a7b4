import { OUTER_PLANETS } from '#astro/ephemeris/body.ts'
import type { Thread, ThreadStory } from '../../facts/span-threads.ts'
import type { Paragraph } from '../../writer/reading.ts'
import { joinText, own, tablePart } from '../natal-parts.ts'
import { storyFactors, themeOf, together, use, what, when, where } from '../threads/write-threads.ts'
import type { Writing } from './writing.ts'

const threadsOf = ({ page, words, facts, axis }: Writing) => ({
  page,
  topic: words,
  span: axis,
  threads: facts.threads,
})

/** The stories of the year, heaviest first: what each is, where it takes place, its passes by date, and one thing to do. */
export function writeStories(writing: Writing): void {
  const { page, words, facts } = writing
  const threads = threadsOf(writing)
  for (const [i, thread] of facts.threads.entries()) {
    const { lead } = thread
    page.write(words.chapters.stories, words.storyTitle({ theme: themeOf(threads, lead), label: page.label(lead) }), [
      what(threads, thread, i),
      where(threads, lead),
      when(threads, lead),
      ...passes(writing, lead),
      ...together(threads, thread),
      use(threads, thread),
    ])
  }
}

/** What each pass of a visit in several parts is for: told once of a planet, and only of passes in the year. */
function passes({ page, words, axis }: Writing, lead: ThreadStory): Paragraph[] {
  const planet = OUTER_PLANETS.find((one) => one === lead.transiting)
  if (!planet || lead.passes.length < 2) return []
  return lead.passes.flatMap(({ jdUt, retrograde }, i): Paragraph[] => {
    if (jdUt < axis.fromJdUt || jdUt >= axis.toJdUt) return []
    const part = i === 0 ? 'first' : retrograde || i < lead.passes.length - 1 ? 'back' : 'last'
    if (!page.firstTime(`part ${planet} ${part}`)) return []
    return [own(words.dated({ date: page.on(jdUt), text: words.part[planet][part] }), [page.story(lead)])]
  })
}

/** A line for each story, with its time: for the first page. */
export const storyLines = (writing: Writing): Paragraph[] => {
  const { page, words, facts, axis } = writing
  const threads = threadsOf(writing)
  return facts.threads.slice(0, 3).map(({ lead }: Thread) => {
    const [since, until] = [lead.stays[0]?.sinceJdUt ?? axis.fromJdUt, lead.stays.at(-1)?.untilJdUt ?? axis.toJdUt]
    const peak = page.timeKnown && lead.inSpan.length > 0 ? words.peaks({ when: page.when(lead.inSpan) }) : ''
    const line = words.line({
      theme: themeOf(threads, lead),
      between: page.betweenMonths(since, until),
      meeting: page.meeting(lead),
    })
    return own(joinText(line, peak), storyFactors(page, lead))
  })
}

/** What else is in force, in a table: each with its house and its days. */
export function writeOthers(writing: Writing): void {
  const { page, words, facts } = writing
  const told = new Set(facts.threads.flatMap(({ lead, joined }) => [lead, ...joined]).map(({ id }) => id))
  const others = facts.spanned.filter(({ id }) => !told.has(id))
  if (others.length === 0) return
  const threads = threadsOf(writing)
  page.write(words.chapters.stories, words.titles.others2, [
    own(words.others),
    tablePart(
      words.othersTable,
      others.map((story) => [
        page.label(story),
        themeOf(threads, story),
        [...new Set((story.inSpan.length > 0 ? story.inSpan : [story.peakJdUt]).map((jdUt) => page.short(jdUt)))].join(
          ', ',
        ),
      ]),
      others.flatMap((story) => storyFactors(page, story)),
    ),
  ])
}
