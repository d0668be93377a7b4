import { FORCES } from '../../facts/span-threads.ts'
import type { TransitStory } from '../../facts/transit-stories.ts'
import type { ClassicalPlanet } from '#astro/charts/dignities.ts'
import type { Paragraph } from '../../writer/reading.ts'
import type { Part } from '../report-page.ts'
import type { HouseStay } from './business-facts.ts'
import type { BusinessWriting } from './business-life-forecast.ts'
import type { Traveller, WorkHouse } from './words.ts'
import { tablePart, joinText } from '../natal-parts.ts'

const MOST_STORIES = 4

const inYear = ({ axis }: BusinessWriting, { passes }: TransitStory) =>
  passes.filter(({ jdUt }) => jdUt >= axis.fromJdUt && jdUt < axis.toJdUt)

/** The dates of a story within the year, as a list. */
export const datesOf = (writing: BusinessWriting, story: TransitStory) =>
  writing.page.common.list(inYear(writing, story).map(({ jdUt }) => writing.page.on(jdUt)))

/** The days on which work is more visible than usual. */
export function writeContacts(writing: BusinessWriting): void {
  const { page, words, facts } = writing
  const byPlanet = Map.groupBy(facts.contacts, ({ transiting }) => transiting)
  const paragraphs = [...byPlanet].map(([planet, stories]): Paragraph => {
    const sentences = stories.map((story) =>
      page.say('contact', words.contact, {
        meeting: page.meeting(story),
        dates: datesOf(writing, story),
      }),
    )
    return {
      text: [...sentences, words.contactOf[planet as Traveller]].join(' '),
      factors: stories.map((story) => page.story(story)),
    }
  })
  const rows = facts.contacts
    .flatMap((story) => inYear(writing, story).map(({ jdUt }) => ({ story, jdUt })))
    .toSorted((a, b) => a.jdUt - b.jdUt)
    .map(({ story, jdUt }) => [`${page.short(jdUt)} ${page.clock(jdUt)}`, page.label(story)])
  const table: Part =
    rows.length > 0
      ? tablePart(
          words.contactsTable,
          rows,
          facts.contacts.map((story) => page.story(story)),
        )
      : null
  page.write(words.chapters.view, words.titles.contacts, [...paragraphs, table])
}

const CHAPTERS = { 2: 'money', 6: 'queue', 10: 'standing', 11: 'allies' } as const satisfies Record<WorkHouse, string>

/** The Sun, Mercury and Venus come by every year: they stand in the calendar. */
export const isSwift = ({ planet }: HouseStay): boolean => ['sun', 'mercury', 'venus'].includes(planet)

/** Who passes through each house of work, and who calls on its ruler. */
export function writeHouses(writing: BusinessWriting): void {
  const { page, words, facts } = writing
  for (const { house, ruler, stories } of facts.rulers) {
    const chapter = words.chapters[CHAPTERS[house]]
    const stays = facts.stays.filter((stay) => stay.house === house && !isSwift(stay))
    page.write(
      chapter,
      words.titles.through,
      stays.map((stay) => stayIn(writing, stay)),
    )
    const cusp = page.birth.chart.houses?.cuspsDeg[house - 1] ?? 0
    const factors = [page.fact(`house:${house}:sign:${Math.floor(cusp / 30) % 12}`), ...page.signFact(ruler)]
    const ways = stories.length > 0 ? words.ruler : words.rulerQuiet
    page.write(chapter, words.titles.ruler, [
      { text: page.say(stories.length > 0 ? 'ruler' : 'ruler quiet', ways, { house, ruler }), factors },
      ...stories.slice(0, MOST_STORIES).map((story) => tell(writing, story)),
      rulerIn(writing, house, ruler),
    ])
    if (house !== 10) continue
    const points = facts.points.slice(0, MOST_STORIES)
    if (points.length === 0) continue
    page.write(chapter, words.titles.points, [
      { text: page.way('points', words.pointsOpening), factors: [] },
      ...points.map((story) => tell(writing, story)),
    ])
  }
}

function stayIn({ page, words, axis }: BusinessWriting, { planet, house, stretches }: HouseStay): Paragraph {
  const [first] = stretches
  const isWhole = first !== undefined && first.fromJdUt === axis.fromJdUt && first.toJdUt === axis.toJdUt
  const text = isWhole
    ? page.say(`all year ${house}`, words.allYear, { planet, house })
    : page.say(`passes ${house}`, words.passes, {
        planet,
        house,
        stretches: page.common.list(stretches.map(({ fromJdUt, toJdUt }) => page.between(fromJdUt, toJdUt))),
      })
  const factor = page.factor({
    id: `transit:${planet}:house:${house}`,
    kind: 'transit',
    transiting: planet,
    house,
    passesJdUt: stretches.flatMap(({ fromJdUt, toJdUt }) => [fromJdUt, toJdUt]),
  })
  return { text: `${text} ${words.inHouse[house][planet]}`, factors: [factor] }
}

/** Where the ruler of a house of work stands, and what that means for work. */
function rulerIn({ page, words }: BusinessWriting, house: WorkHouse, ruler: ClassicalPlanet): Paragraph | null {
  const stands = page.houseOf(ruler)
  if (stands === null || stands === house || !page.firstTime(`ruler in ${ruler}`)) return null
  const arena = words.arena[stands - 1] ?? ''
  const text = [page.say('ruler in', words.rulerIn, { ruler, house: stands }), page.firstTime(arena) ? arena : '']
  return { text: joinText(...text), factors: page.houseFact(ruler) }
}

function tell(writing: BusinessWriting, story: TransitStory): Paragraph {
  const { page, words } = writing
  const opening = page.say('story', words.story, {
    meeting: page.meeting(story),
    dates: datesOf(writing, story),
  })
  const force = FORCES.find((planet) => planet === story.transiting)
  const own = force ? words.force[force][story.aspect] : ''
  const uses = force ? words.use[force][story.nature].map((sentence) => () => sentence) : []
  const point = words.point[story.natal]
  const scene = joinText(
    own && page.firstTime(own) ? own : '',
    page.firstTime(point) ? point : '',
    uses.length > 0 ? page.once(`use ${story.transiting} ${story.nature}`, uses, null) : '',
  )
  return { text: joinText(opening, scene), factors: [page.story(story)] }
}
