import type { Recommended } from './business-facts.ts'
import type { BusinessWriting } from './business-life-forecast.ts'

const MOST = 5

/** The year's dates sorted by use: for proposals, for rereading, for closing. */
export function writeUse(writing: BusinessWriting): void {
  const { page, words, facts, axis } = writing
  const { use } = words.chapters
  const item = ({ story, datesJdUt }: Recommended) =>
    `${page.dated.meeting(page.meetingOf(story))}, ${page.when(datesJdUt)}`
  const best = (some: readonly Recommended[]) =>
    some
      .toSorted((a, b) => b.story.weight - a.story.weight)
      .slice(0, MOST)
      .toSorted((a, b) => (a.datesJdUt[0] ?? 0) - (b.datesJdUt[0] ?? 0))
  const [asking, closing] = [best(facts.asking), best(facts.closing)]
  if (asking.length > 0) {
    page.write(use, words.titles.ask, [
      {
        text: `${page.way('ask', words.ask)({ items: asking.map(item) })} ${page.way('ask use', words.askUse)} ${page.way('kept', words.kept)}`,
        factors: [...asking.map(({ story }) => page.story(story)), ...going(page)],
      },
    ])
  }
  if (facts.loops.length > 0) {
    const items = facts.loops.map(({ retrogradeJdUt, directJdUt }) => page.between(retrogradeJdUt, directJdUt))
    const instants = facts.loops.flatMap(({ retrogradeJdUt, directJdUt }) => [retrogradeJdUt, directJdUt])
    page.write(use, words.titles.check, [
      {
        text: `${page.way('check', words.check)({ items })} ${page.way('check use', words.checkUse)}`,
        factors: [page.counted('loops', items.join('; '), instants)],
      },
    ])
  }
  if (closing.length > 0) {
    page.write(use, words.titles.deliver, [
      {
        text: `${page.way('deliver', words.deliver)({ items: closing.map(item) })} ${page.way('deliver use', words.deliverUse)}`,
        factors: closing.map(({ story }) => page.story(story)),
      },
    ])
  }
  const contacts = facts.contacts.flatMap(({ passes }) => passes.map(({ jdUt }) => jdUt))
  const next = [...contacts, ...facts.asking.flatMap(({ datesJdUt }) => datesJdUt)]
    .filter((jdUt) => jdUt >= axis.fromJdUt)
    .toSorted((a, b) => a - b)[0]
  if (next === undefined) return
  page.write(use, words.titles.closing, [
    {
      text: page.way('closing', words.closing)({ first: page.date(next) }),
      factors: [page.counted('next', page.date(next), [next])],
    },
  ])
}

/** The planets that the list was cleared of. */
const going = (page: BusinessWriting['page']) =>
  (['mercury', 'mars'] as const).map((planet) => page.factor({ id: `sky:${planet}`, kind: 'sky', transiting: planet }))
