import { cuspSign } from '../natal-parts.ts'
import type { Paragraph } from '../../writer/reading.ts'
import type { HealthWriting } from './health-forecast.ts'
import type { HealthWords } from './words.ts'

/** When planets enter the sixth house or touch its ruler; nothing without the hour. */
export function writeSixth(writing: HealthWriting): void {
  const { page, words, facts } = writing
  const sign = cuspSign(page, 6)
  if (sign === null || !facts.ruler) return
  const { planet: ruler, touches } = facts.ruler
  if (ruler === 'asc') return
  const cusp = [page.fact(`house:6:sign:${sign}`), ...page.signFact(ruler)]
  const opening = page.way('sixth', words.sixthOpening)({ sign, ruler })
  const none = facts.entries.length === 0 ? ` ${words.noEntry}` : ''
  page.write(words.chapters.sixth, words.titles.entries, [
    { text: `${opening}${none}`, factors: cusp },
    ...facts.entries.map(({ planet, jdUt }): Paragraph => {
      const text = page.way('enters', words.enters)({ planet, date: page.on(jdUt) })
      const factor = page.factor({
        id: `transit:${planet}:house:6`,
        kind: 'transit',
        transiting: planet,
        house: 6,
        exactJdUt: jdUt,
      })
      return { text: `${text} ${words.entersFor[planet as keyof HealthWords['entersFor']]}`, factors: [factor] }
    }),
  ])
  if (touches.length === 0) return
  const meetings = touches.map((story) => {
    const first = story.passes.find(({ jdUt }) => jdUt >= facts.fromJdUt) ?? story.passes[0]
    return `${page.dated.meeting(page.meetingOf(story))} ${first ? page.on(first.jdUt) : ''}`.trim()
  })
  page.write(words.chapters.sixth, words.titles.ruler, [
    {
      text: page.way('ruler touched', words.rulerTouched)({ meetings }),
      factors: touches.map((story) => page.story(story)),
    },
  ])
}
