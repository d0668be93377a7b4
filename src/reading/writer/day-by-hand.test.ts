import { describe, expect, it } from 'vitest'
import type { Lang } from '#language/lang.ts'
import type { DayFacts } from '../facts/day-facts.ts'
import { loadLibrary } from '../library/load-library.ts'
import { at, DAY, handMade, transit, visit } from './day-facts.fixture.ts'
import { writeDay } from './write-day.ts'

const library = loadLibrary()
const write = (given: Partial<DayFacts>, { lang = 'en' as Lang, date = DAY, seed = 'a' } = {}) =>
  writeDay({ facts: handMade(given), library, lang, timeZone: 'UTC', date, seed })
const texts = (paragraphs: readonly { text: string }[]) => paragraphs.map(({ text }) => text).join('\n')
const fieldsOf = (lang: Lang, subject: string, key: string): string[] =>
  Object.values(library.find(lang, subject, key) ?? {}).flatMap((text) => text ?? [])

const mars = transit('mars trine mercury', '14:20')
const moonHard = transit('moon square venus', '18:30')
const moonEasy = transit('moon trine venus', '18:30')

describe('the headline', () => {
  it('is of the planet that is exact, not of the Moon, however heavy', () => {
    const heavy = transit('moon square sun', '10:00', { weight: 9 })
    const { headline, mantra } = write({ transits: [heavy, mars] })
    expect(headline.factors).toEqual([mars.id])
    expect(fieldsOf('en', 'transit-day/mars', 'mercury flowing')).toContain(headline.text)
    expect(mantra.factors).toEqual([mars.id])
  })

  it('is the Moon’s where she alone is exact, and the thread says that nothing else is', () => {
    const alone = transit('moon square mercury', '21:14')
    const { headline, thread } = write({ transits: [alone] })
    expect(headline.factors).toEqual([alone.id])
    expect(fieldsOf('en', 'transit-day/moon', 'mercury tense')).toContain(headline.text)
    expect(thread[0]?.text).toMatch(/only one thing touches your chart|one exact contact/i)
    expect(thread[0]?.text).toContain('9:14 p.m.')
  })

  it.each(['03:14', '06:20', '22:14'])('leaves out what passes while people sleep or turn in: %s', (clock) => {
    const { headline, thread } = write({ transits: [transit('moon square mercury', clock)] })
    expect(headline.text).toMatch(/^A quiet day/)
    expect(texts(thread)).not.toContain('3:14')
  })

  it('is of a lasting transit on the day on which it begins', () => {
    const saturn = transit('saturn square venus', '2026-12-10 12:00')
    const begins = visit(saturn, ['2026-12-10 12:00'], { sinceJdUt: at('09:00'), beginsToday: true })
    const { headline, thread } = write({ transits: [saturn, moonEasy], visits: [begins] })
    expect(headline.factors).toEqual([saturn.id])
    expect(texts(thread)).toContain('It is exact on December 10 and lasts until December 20.')
  })
})

describe('the thread', () => {
  it('tells two transits by the clock, each with its meaning of today', () => {
    const early = transit('moon sextile mercury', '09:05', { weight: 1 })
    const { thread } = write({ transits: [mars, early] })
    expect(thread[0]?.factors).toEqual([early.id])
    expect(thread[0]?.text).toContain('9:05 a.m.')
    expect(thread[1]?.factors[0]).toBe(mars.id)
    expect(thread[1]?.text).toContain('2:20 p.m.')
  })

  it('tells a planet first that is exact while people sleep: it is felt all day', () => {
    const late = transit('mars square mercury', '23:38')
    const { thread } = write({ transits: [late, moonEasy] })
    expect(thread.map(({ factors }) => factors[0]).slice(0, 2)).toEqual([late.id, moonEasy.id])
    expect(texts(thread)).not.toContain('11:38 p.m.')
    expect(thread[1]?.text).toContain('6:30 p.m.')
    expect(texts(thread)).not.toMatch(/(?:before|until|after) 6:30/)
  })

  it('says when each of two that contradict each other speaks', () => {
    const easyFirst = texts(write({ transits: [mars, moonHard] }).thread)
    expect(easyFirst).toMatch(/in the afternoon/)
    expect(easyFirst).not.toMatch(/before 6:30/)
    const hard = transit('mars square mercury', '14:20')
    const hardFirst = texts(write({ transits: [hard, moonEasy] }).thread)
    expect(hardFirst).toMatch(/in the evening/)
    expect(texts(write({ transits: [mars, moonEasy] }).thread)).not.toMatch(/in the (?:afternoon|evening)/)
  })

  it('says which pass a slow transit is at', () => {
    const saturn = transit('saturn square venus', '12:00')
    const passes = ['2026-03-03 12:00', `${DAY} 12:00`, '2026-12-05 12:00']
    const { thread } = write({ transits: [saturn], visits: [visit(saturn, passes)] })
    expect(texts(thread)).toContain('the second of three passes')
    expect(texts(thread)).toContain('exact on March 3')
    expect(texts(thread)).toContain('December 5')
    const ru = texts(write({ transits: [saturn], visits: [visit(saturn, passes)] }, { lang: 'ru' }).thread)
    expect(ru).toContain('второй проход из трёх')
    expect(ru).toContain('3 марта')
  })

  it('tells passes that two of one planet have in common once', () => {
    const passes = ['2026-03-03 12:00', `${DAY} 12:00`, '2026-12-05 12:00']
    const [one, other] = [transit('saturn square venus', '12:00'), transit('saturn square mars', '12:00')]
    const told = texts(write({ transits: [one, other], visits: [visit(one, passes), visit(other, passes)] }).thread)
    expect(told.match(/second of three passes/g)).toHaveLength(1)
  })

  it('only refers to what lasts and is exact on another day', () => {
    const saturn = transit('saturn square venus', '2026-11-27 12:00', { orbDeg: 0.4 })
    const { thread } = write({ transits: [mars, saturn], visits: [visit(saturn, ['2026-11-27 12:00'])] })
    expect(texts(thread)).toMatch(/Saturn.*November 27/)
    expect(texts(thread)).not.toContain('°')
    for (const field of fieldsOf('en', 'transit-day/saturn', 'venus tense')) expect(texts(thread)).not.toContain(field)
  })

  it('takes in what the sky does at a point of the chart', () => {
    const { thread } = write({
      transits: [mars],
      touches: [
        { kind: 'phase', planet: 'moon', phase: 'full', jdUt: at('17:53'), longitudeDeg: 62, house: 5, near: 'venus' },
      ],
    })
    expect(texts(thread)).toContain('The Moon is full at 5:53 p.m., within 3° of your Venus')
    expect(texts(thread)).toContain('in your chart this concerns fun, hobbies and romance, and what has been growing')
  })
})

describe('tomorrow', () => {
  const ahead = (what: string) => ({
    ...transit(what, '2026-11-25 10:00'),
    exactJdUt: at('2026-11-25 10:00'),
    daysAhead: 1,
  })
  const [easy, hard] = [ahead('venus trine moon'), ahead('mars square sun')]

  it('ends the thread, with a planet’s transit and what it brings', () => {
    const { thread, factors } = write({ transits: [mars], tomorrow: [easy] })
    const last = thread.at(-1)
    expect(last?.text).toMatch(/tomorrow.*Venus.*your Moon\.$/i)
    expect(factors[last?.factors.at(-1) ?? '']?.exactJdUt).toBe(at('2026-11-25 10:00'))
    expect(texts(write({ transits: [mars], tomorrow: [easy] }, { lang: 'ru' }).thread)).toMatch(/[Зз]автра/)
  })

  it('is left out where nothing is exact on it', () => {
    expect(texts(write({ transits: [mars] }).thread)).not.toMatch(/tomorrow/i)
  })

  it('is neither hard nor easy against the week', () => {
    const day = (index: number) => ({ index, by: null })
    const days = Array.from({ length: 7 }, () => ({ sums: sumsOf(0), score: 50 }))
    const week = { days, best: day(1), hardest: day(3), nextBest: day(2), nextHardest: day(4) }
    const best = texts(write({ transits: [mars], tomorrow: [hard, easy], week }).thread)
    expect(best).toMatch(/tomorrow.*Venus/i)
    const hardest = { ...week, best: day(3), hardest: day(1) }
    expect(texts(write({ transits: [mars], tomorrow: [easy, hard], week: hardest }).thread)).toMatch(/tomorrow.*Mars/i)
    expect(texts(write({ transits: [mars], tomorrow: [hard], week }).thread)).not.toMatch(/tomorrow/i)
  })

  it('says before the main event that it comes, where something lesser is earlier', () => {
    const early = transit('moon sextile mercury', '09:05', { weight: 1 })
    const [first, second] = write({ transits: [mars, early] }).thread
    expect(first?.text).toMatch(/main event|first and smaller event/)
    expect(second?.text).toMatch(
      /^The main event of the day follows at 2:20 p\.m\.|^What the day is mainly about comes at 2:20 p\.m\./,
    )
  })
})

describe('the parts of life', () => {
  it('take their texts from transits to their own points', () => {
    const { love, career, health } = write({ transits: [mars, moonEasy], moon: notInHouse })
    expect(love.paragraphs[0]?.factors).toEqual([moonEasy.id])
    expect(fieldsOf('en', 'transit-area/moon', 'venus flowing love').some((text) => beginsWith(love, text))).toBe(true)
    expect(career.paragraphs[0]?.factors).toEqual([mars.id])
    expect(health.next).toBeNull()
    expect(Object.values(health.paragraphs)).toHaveLength(1)
  })

  it('tell what leads the page where that is about them, else rather what the thread has not', () => {
    const sun = transit('sun trine venus', '11:00', { weight: 3 })
    const moon = transit('moon trine mars', '16:00')
    const { love, health } = write({ transits: [sun, moonHard, moon] })
    expect(love.paragraphs[0]?.factors).toEqual([sun.id])
    expect(health.paragraphs[0]?.factors).not.toEqual([sun.id])
  })

  it('say so where there is nothing, and name the next date', () => {
    const coming = {
      ...transit('venus trine moon', '2026-11-26 10:00'),
      exactJdUt: at('2026-11-26 10:00'),
      daysAhead: 2,
    }
    const given = { moon: notInHouse, ahead: { love: coming, career: null, health: null } }
    const { love, career } = write(given)
    expect(love.next?.date).toBe('2026-11-26')
    expect(love.next?.text).toMatch(/^On Thursday, November 26 /)
    expect(career.next).toBeNull()
    expect(write(given, { lang: 'ru' }).love.next?.text).toMatch(/^В четверг, 26 ноября,/)
  })
})

const sumsOf = (love: number) => ({ love, career: 0, health: 0, mental: 0, emotional: 0, creativity: 0, energy: 0 })
const notInHouse = { sign: 1, change: null, house: null, dayInSign: 1, dayInHouse: 1 }
const beginsWith = ({ paragraphs }: { paragraphs: { text: string }[] }, text: unknown) =>
  paragraphs[0]?.text.startsWith(`${text}`)

describe('strengths and points of attention', () => {
  const all = [mars, moonHard, transit('venus conjunction sun', '12:00'), transit('saturn conjunction sun', '13:00')]

  it('are of easy and of hard transits of the day, never of one in both', () => {
    const { strengths, attention } = write({ transits: all })
    expect(strengths.flatMap(({ factors }) => factors)).toEqual([mars.id, 'transit:venus:conjunction:sun'])
    expect(attention.flatMap(({ factors }) => factors)).toEqual([moonHard.id, 'transit:saturn:conjunction:sun'])
    expect(strengths.map(({ category }) => category)).toEqual(['communication', 'personal'])
  })

  it('are fewer where the day has fewer', () => {
    const { strengths, attention } = write({ transits: [mars] })
    expect([strengths.length, attention.length]).toEqual([1, 0])
  })
})

/** What the library says of a transit on a day, in all. */
const sayings = (lang: Lang, planet: string, key: string) => [
  ...fieldsOf(lang, `transit-day/${planet}`, key),
  ...['love', 'work', 'body'].flatMap((area) => fieldsOf(lang, `transit-area/${planet}`, `${key} ${area}`)),
]

describe('one truth on a page', () => {
  const weekOf = (scores: number[], love = 0) => {
    const days = scores.map((score) => ({ sums: sumsOf(love), score }))
    const outstanding = (index: number, by = null) => ({ index, by })
    return {
      days,
      best: outstanding(6),
      hardest: outstanding(0),
      nextBest: outstanding(5),
      nextHardest: outstanding(3),
    }
  }

  it('gives a part of life a figure on the side of its text', () => {
    const easy = write({ transits: [moonEasy], moon: notInHouse, week: weekOf([50, 50, 50, 50, 50, 50, 50], -3) }).love
    expect(easy.score).toBeGreaterThan(50)
    const hard = write({ transits: [moonHard], moon: notInHouse, week: weekOf([50, 50, 50, 50, 50, 50, 50], 3) }).love
    expect(hard.score).toBeLessThan(50)
  })

  it('rather tells a part of life of the kind that its figure has', () => {
    const transits = [transit('moon trine venus', '11:00', { weight: 3 }), transit('mars square moon', '12:00')]
    const { love } = write({ transits, moon: notInHouse, week: weekOf([50, 50, 50, 50, 50, 50, 50], -3) })
    expect(love.paragraphs[0]?.factors).toEqual(['transit:mars:square:moon'])
  })

  it('tells no part of life against the headline that speaks of it', () => {
    const venus = transit('venus trine saturn', '12:39')
    const sun = transit('sun opposition mc', '11:58', { weight: 1.5 })
    const { headline, career } = write({ transits: [venus, sun], moon: notInHouse })
    expect(headline.factors).toEqual([venus.id])
    expect(career.paragraphs[0]?.factors).toEqual([venus.id])
    expect(career.score).toBeGreaterThan(50)
  })

  it('gives a part of life without anything the figure of the middle, and says so', () => {
    const { love } = write({ moon: notInHouse, week: weekOf([50, 50, 50, 50, 50, 50, 50], 3) })
    expect(love).toMatchObject({ score: 50, trend: 0, isQuiet: true })
  })

  it('says what the Moon’s sign says to everybody where nothing of the chart speaks of a part of life', () => {
    const { love } = write({ moon: notInHouse })
    expect(love.paragraphs[0]?.text).toMatch(/\bMoon in [A-Z]|everyone while the Moon/)
    expect(love.paragraphs[0]?.factors[0]).toMatch(/^moon:sign:\d+$/)
  })

  it('says other words of the Moon’s house than the day before', () => {
    const of = (dayInHouse: number) => write({ moon: { ...notInHouse, house: 3, dayInHouse } }).love.paragraphs[0]
    expect(of(0)?.factors).toEqual(['moon:house:3'])
    expect(of(1)?.factors).toEqual(['moon:house:3'])
    expect(of(1)?.text).not.toBe(of(0)?.text)
    expect(of(2)?.text).not.toBe(of(1)?.text)
  })

  it('tells one of two contacts that lie within an hour and a half', () => {
    const near = transit('moon square venus', '14:40')
    const { thread } = write({ transits: [mars, near] })
    expect(texts(thread)).not.toContain('2:40 p.m.')
  })

  it('doesn’t call a day the hardest of the week that begins with an easy transit', () => {
    const scores = [30, 60, 60, 40, 60, 60, 70]
    const { headline, week } = write({ transits: [mars], week: weekOf(scores) })
    expect(headline.factors).toEqual([mars.id])
    expect(week.hardest.date).toBe('2026-11-27')
    expect(week.days[0]?.score).toBeGreaterThan(40)
  })

  it('begins a hard day with what makes it hard, and names that as the reason', () => {
    const hard = transit('saturn square sun', '13:00', { weight: 1 })
    const { headline, week } = write({ transits: [mars, hard], week: weekOf([30, 60, 60, 40, 60, 60, 70]) })
    expect(headline.factors).toEqual([hard.id])
    expect(week.hardest).toMatchObject({ date: DAY })
    expect(week.hardest.text).toMatch(/Saturn.*your Sun/)
  })

  it('begins an area with what it means, and the offer with it', () => {
    const { love } = write({ transits: [moonEasy], moon: notInHouse }, { lang: 'ru' })
    expect(love.paragraphs[0]?.text).not.toMatch(/^(?:Сюда|О том же|Об этом)/u)
    expect(sayings('ru', 'moon', 'venus flowing').some((text) => love.paragraphs[0]?.text.startsWith(text))).toBe(true)
  })
})

describe('what runs', () => {
  const saturn = transit('saturn square venus', '2026-12-05 12:00')
  const jupiter = transit('jupiter trine sun', '2026-11-20 12:00', { applying: false })

  it('is of planets only, with beginning, end and passes', () => {
    const passes = ['2026-03-03 12:00', '2026-12-05 12:00']
    const { now } = write({ transits: [moonEasy, saturn, jupiter], visits: [visit(saturn, passes)] })
    expect(now.map(({ title }) => title).toSorted()).toEqual(['Jupiter trine your Sun', 'Saturn square your Venus'])
    const own = now.find(({ title }) => title.startsWith('Saturn'))
    expect(own).toMatchObject({ beganJdUt: at('2026-11-01 12:00'), endsJdUt: at('2026-12-20 12:00'), pass: 2 })
    expect(own?.passes).toHaveLength(2)
    expect(own?.text).not.toBe(own?.meaning)
    const lasting = fieldsOf('en', 'transit/saturn', 'venus tense')
    expect([...sayings('en', 'saturn', 'venus tense'), ...lasting]).toContain(own?.text)
  })
})

describe('the Moon', () => {
  const moon = { sign: 1, change: { jdUt: at('10:09'), from: 0, to: 1 }, house: 4, dayInSign: 0, dayInHouse: 1 }

  // Each of three wordings, by whose page it is: the first of them is the one of old.
  const lines = (given: Partial<DayFacts>, lang: Lang = 'en') =>
    new Set(Array.from({ length: 30 }, (_, i) => write(given, { lang, seed: `${i}` }).moonLine.text))

  it('is told once, with the change of its sign and the hours in which it is void', () => {
    expect(lines({ moon })).toContain('Until 10:09 a.m. the Moon is in Aries, then in Taurus.')
    const voids = [{ fromJdUt: at('07:30'), toJdUt: at('10:09') }]
    const told = lines({ moon, voids })
    expect(told).toContain(
      'Until 10:09 a.m. the Moon is in Aries, then in Taurus; from 7:30 a.m. until then it meets no planets in the sky, a poor time to begin what has to last.',
    )
    expect(told.size).toBe(3)
    for (const text of told) expect(text).toMatch(/(?=.*10:09 a\.m\.)(?=.*7:30 a\.m\.)(?=.*Aries.*Taurus)/)
    expect(lines({ moon, voids }, 'ru')).toContain(
      'До 10:09 Луна в Овне, потом в Тельце; с 7:30 и до этого часа она не встречает планет в небе, и начинать что-то надолго не стоит.',
    )
    for (const text of lines({ moon, voids: [{ fromJdUt: at('00:10'), toJdUt: at('10:09') }] }))
      expect(text).not.toContain('12:10')
    const atNight = { ...moon, change: { jdUt: at('05:15'), from: 0, to: 1 } } as const
    const nightVoids = [{ fromJdUt: at('01:00'), toJdUt: at('05:15') }]
    for (const text of lines({ moon: atNight, voids: nightVoids })) {
      expect(text).toMatch(/(?=.*5:15 a\.m\.)(?=.*Aries)(?=.*Taurus)/)
      expect(text).not.toMatch(/planets|until/)
    }
    const late = [{ fromJdUt: at('22:30'), toJdUt: at('2026-11-25 09:00') }]
    expect(lines({ voids: late })).toEqual(lines({}))
    const short = [{ fromJdUt: at('09:30'), toJdUt: at('10:09') }]
    expect(lines({ moon, voids: short })).toEqual(lines({ moon }))
    expect(lines({})).toContain('The Moon is in Taurus all day.')
  })
})

it('a week names its best and its hardest day, and why', () => {
  const { week } = write({})
  expect(week.days.map(({ date }) => date)).toEqual([24, 25, 26, 27, 28, 29, 30].map((day) => `2026-11-${day}`))
  expect(week.best).toMatchObject({ date: '2026-11-26' })
  expect(week.best.text).toMatch(/Thursday.*Venus.*your Sun/)
  expect(week.hardest.text).toMatch(/Sunday.*Mars.*your Moon/)
})

it('two days running with one lead have two mantras', () => {
  const today = write({ transits: [mars] }).mantra.text
  expect(write({ transits: [mars] }, { date: '2026-11-25' }).mantra.text).not.toBe(today)
})

it('an unknown hour is said once, in a field of its own', () => {
  const untimed = transit('mars trine mercury', '14:20', { timed: false })
  const page = write({ timeKnown: false, moon: notInHouse, transits: [untimed] })
  expect(page.unknownHour).toContain('hour of birth')
  expect(texts([page.headline, ...page.thread])).not.toMatch(/hour of birth|\d:\d\d/)
  expect(write({}).unknownHour).toBeNull()
})

it('two readers of one transit may have two texts', () => {
  const readers = Array.from({ length: 12 }, (_, i) => write({ transits: [mars] }, { seed: `${i}` }).headline.text)
  expect(new Set(readers).size).toBe(2)
})
