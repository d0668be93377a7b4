import type { Paragraph } from '../../writer/reading.ts'
import type { BusinessWriting } from './business-life-forecast.ts'
import { joinText } from '../natal-parts.ts'

/** Mercury's ways back: both stations, the houses that it walks through again, and what it meets three times. */
export function writeLoops({ page, words, facts }: BusinessWriting): void {
  for (const { retrogradeJdUt, directJdUt, first, last, thrice } of facts.loops) {
    const passesJdUt = [retrogradeJdUt, directJdUt]
    const times = facts.loops.flatMap((loop) => [loop.retrogradeJdUt, loop.directJdUt])
    const factors = [
      page.factor({
        id: 'sky:mercury:retrograde',
        kind: 'sky',
        transiting: 'mercury',
        retrograde: true,
        passesJdUt: times,
      }),
      page.factor({
        id: 'sky:mercury:direct',
        kind: 'sky',
        transiting: 'mercury',
        retrograde: false,
        passesJdUt: times,
      }),
      ...[...new Set([first, last])].map((house) =>
        page.factor({ id: `sky:mercury:house:${house}`, kind: 'sky', transiting: 'mercury', house, passesJdUt }),
      ),
    ]
    const loop = page.say('loop', words.loop[first === last ? 'same' : 'other'], {
      retrograde: page.on(retrogradeJdUt),
      direct: page.on(directJdUt),
      first,
      last,
    })
    const own = words.loopHouse[first - 1] ?? ''
    const met = thrice.map(({ natal, passesJdUt: passes }) =>
      page.factor({
        id: `transit:mercury:conjunction:${natal}`,
        kind: 'transit',
        transiting: 'mercury',
        natal,
        aspect: 'conjunction',
        passesJdUt: passes,
      }),
    )
    const said =
      thrice.length > 0
        ? page.say('thrice', words.thrice, { points: thrice.map(({ natal }) => natal) })
        : page.firstTime('none thrice')
          ? words.once
          : ''
    page.write(words.chapters.loops, words.loopTitle({ from: page.monthName(retrogradeJdUt) }), [
      {
        text: joinText(loop, page.firstTime(`loop ${first}`) ? own : ''),
        factors,
      },
      said ? { text: said, factors: [...factors, ...met] } : null,
    ])
  }
}

/** Progressed planets at the midheaven and the ruler of the tenth. */
export function writeHand({ page, words, facts }: BusinessWriting): void {
  const paragraphs = facts.hand.flatMap((one): Paragraph[] => {
    const { moving } = one
    if (moving !== 'sun' && moving !== 'moon' && moving !== 'mercury' && moving !== 'venus' && moving !== 'mars')
      return []
    const opening = page.say('hand', words.hand, {
      meeting: page.meeting(one),
      date: page.inMonth(one.jdUt),
    })
    const own = page.firstTime(`hand ${moving}`) ? words.handOf[moving] : ''
    return [{ text: joinText(opening, own), factors: [page.direction(one, facts.hand)] }]
  })
  const mc = page.factor({ id: 'natal:mc', kind: 'natal', natal: 'mc' })
  page.write(
    words.chapters.hand,
    words.titles.hand,
    paragraphs.length > 0 ? paragraphs : [{ text: words.noHand, factors: [mc] }],
  )
}
