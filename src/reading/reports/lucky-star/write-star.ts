import type { StarName } from '#astro/stars/star-catalogue.ts'
import { judgeChart } from '../../compose/judgment.ts'
import type { SpokenPoint } from '../../library/subjects.ts'
import { joinText, own, signFacts } from '../natal-parts.ts'
import { helpersOf } from './choose-star.ts'
import { besideOf, choiceFact, contactFact, kinFact, type Writing } from './writing.ts'

/** The first chapter: which star it is, by what, why that is called luck, and where in this life it is met. */
export function writeStar(writing: Writing): void {
  const { page, words, choice } = writing
  if (!choice) return
  const { star } = choice
  const { name, figure, text } = words.stars[star]
  page.firstTime(`star ${star}`)
  const fact = choiceFact(writing)
  const chapter = words.chapters.star
  page.write(chapter, words.titles.verdict, [
    own(verdict(writing, { name, figure }), [fact]),
    own(joinText(words.kinOfStar({ star: name, planets: kinOf(writing, star) }), text), natureFacts(writing, star)),
  ])
  const [first, second] = helpersOf(star)
  if (!first || first === 'sun') return
  const point: SpokenPoint | null =
    choice.by === 'beside' || choice.by === 'near'
      ? choice.contact.point
      : choice.by === 'paran'
        ? choice.paran.planet
        : null
  page.write(chapter, words.titles.why, [
    own(joinText(words.luck[first], second && second !== 'sun' && words.luckToo[second]), natureFacts(writing, star)),
    own(point === null ? words.luckReturn : words.luckAt[point], [fact]),
    own(meets(writing, first), [kinFact(writing, first), ...page.houseFact(first), ...signFacts(page, [first])]),
  ])
  page.write(chapter, words.titles.use, [own(words.use[first], natureFacts(writing, star))])
  if (choice.by !== 'beside' || !choice.passed) return
  const { contact, why } = choice.passed
  page.write(chapter, words.titles.passed, [
    own(words.passed[why](besideOf(writing, contact)), [contactFact(writing, contact)]),
  ])
}

const kinOf = ({ page }: Writing, star: StarName) =>
  page.common.list(helpersOf(star).map((planet) => page.names.subject(planet)))
const natureFacts = (writing: Writing, star: StarName) => helpersOf(star).map((planet) => kinFact(writing, planet))

function verdict(writing: Writing, { name, figure }: { name: string; figure: string }): string {
  const { page, words, choice } = writing
  if (!choice) return ''
  if (choice.by === 'beside' || choice.by === 'near') return words.chosen[choice.by](besideOf(writing, choice.contact))
  if (choice.by === 'paran') {
    const { planet, starAngle, planetAngle } = choice.paran
    return words.chosen.paran({
      star: name,
      figure,
      planet,
      starAt: words.at[starAngle],
      planetAt: words.at[planetAngle],
    })
  }
  return words.chosen.return({ star: name, figure, date: page.on(choice.jdUt) })
}

/** Where the star's planet stands, and how well. */
function meets({ page, words }: Writing, planet: Exclude<ReturnType<typeof helpersOf>[number], 'sun'>): string {
  const house = page.houseOf(planet)
  const { condition } = judgeChart(page.birth)[planet]
  const state = words.state[condition]({ planet })
  return house === null ? state : joinText(words.kinStands({ planet, house }), words.meets[house - 1], state)
}
