import { civilDay } from '#astro/birth-time/civil-day.ts'
import { wholeDayChart } from '#astro/charts/whole-day-chart.ts'
import { signOf } from '#astro/charts/sign.ts'
import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import type { NatalBirth } from '../../../facts/day-facts.ts'
import { isSpoken } from '../../../library/subjects.ts'
import type { Composer } from '../../writing/composer.ts'
import type { SavedPerson } from '../../facts/fact-book.ts'
import { saidBefore } from '../follow/follow-facts.ts'
import { tellSeat } from '../life/life-seat.ts'
import { tellAct } from '../life/life-act.ts'
import { lifeTopic } from '../life/life-lean.ts'
import { peopleTexts } from './people-words.ts'
import { writtenBirth, writtenDay } from '../../time/written-birth.ts'

const TOLD = ['sun', 'moon', 'mercury', 'venus', 'mars'] as const

/** The chart of a day without hour and place. */
export function birthOn(sky: Ephemeris, date: string): NatalBirth {
  const { startUtcMs, endUtcMs } = civilDay({ timeZone: 'UTC', date })
  const [jdUtStart, jdUtEnd] = [startUtcMs, endUtcMs].map((ms) => jdUtFromDate(new Date(ms))) as [number, number]
  const { chart, uncertain, stations } = wholeDayChart(sky, { jdUtStart, jdUtEnd, latitudeDeg: 0, longitudeDeg: 0 })
  return { chart, timeKnown: false, uncertain, stations }
}

/** Somebody whose birth date stands in the question. */
export function answerDated(composer: Composer): void {
  const { asked, book, library, lang, dates } = composer
  const texts = library.texts(peopleTexts, lang)
  const date = writtenBirth(asked.words)
  if (date === null) return tellDay(composer) ? undefined : composer.explain(texts.ask.data)
  const person: SavedPerson = { name: '', relation: '', birth: birthOn(book.source.sky, date) }
  const told = dates.date(person.birth.chart.jdUt)
  const places = book.placesOf(person)
  const points = asked.points.length > 0 ? asked.points : TOLD
  const facts = places.filter(({ transiting }) => points.some((point) => point === transiting))
  const sentences = facts.flatMap(({ transiting, sign }) =>
    transiting && isSpoken(transiting) && sign !== undefined ? texts.dated.place({ point: transiting, sign }) : [],
  )
  composer.list([texts.dated.opens({ date: told })], [dayFact(person)])
  composer.lines.push({
    text: sentences.join(' '),
    factors: [...facts, dayFact(person)],
    isNeeded: true,
    held: 'named',
  })
  const moon = person.birth.uncertain.find(({ body }) => body === 'moon')
  if (moon && points.some((point) => point === 'moon')) {
    const [from, to] = moon.signs
    composer.list(
      [texts.dated.moonBetween({ from, to })],
      moon.signs.map((sign) => ({ id: `synastry:moon:sign:${sign}`, kind: 'synastry', transiting: 'moon', sign })),
    )
  }
  const tie = book.bond(person).find(({ aspect }) => aspect)
  if (tie && asked.points.length === 0) {
    composer.list([composer.fact(tie)], [tie])
    composer.add([composer.bondMeaning(tie, ['gist'], { audience: 'any' })], [tie])
  }
  composer.explain(texts.dated.unsure, texts.dated.save)
}

/** Over these years the Sun's place on a day of the calendar goes through its whole range. */
const YEARS: readonly number[] = [1897, 1900, 1960, 1963, 1996, 1999, 2003]

/** Somebody whose day of birth is given without the year: only the Sun's sign follows, and it is held against the one who is named. */
function tellDay(composer: Composer): boolean {
  const { asked, book, library, lang } = composer
  const written = writtenDay(asked.words)
  if (!written) return false
  const texts = library.texts(peopleTexts, lang).day
  const signs = [
    ...new Set(
      YEARS.map((year) => {
        const jdUt = jdUtFromDate(new Date(Date.UTC(year, written.month - 1, written.day, 12)))
        return signOf(book.source.sky.position('sun', jdUt).longitudeDeg)
      }),
    ),
  ]
  const [sign = 0, next] = signs
  composer.explain(next === undefined ? texts.sun({ sign }) : texts.edge({ from: sign, to: next }))
  // "Are we alike?" is of the two who are spoken of, not of whoever was named before.
  const person = asked.tagged.includes('/person') ? book.source.people[asked.persons[0] ?? -1] : undefined
  const birth = person?.birth ?? composer.readersBirth
  const sun = birth?.chart.placements.find(({ body }) => body === 'sun')
  if (sun) {
    const own = signOf(sun.longitudeDeg)
    const isSame = signs.includes(own)
    if (person) composer.explain(isSame ? texts.same(person) : texts.other({ name: person.name, sign: own }))
    else composer.explain(isSame ? texts.sameAsYou : texts.otherThanYou({ sign: own }))
  }
  composer.explain(texts.year)
  return true
}

const dayFact = ({ birth }: SavedPerson) =>
  ({ id: 'person:date', kind: 'special', said: '', passesJdUt: [birth.chart.jdUt] }) as const

/** Somebody of whom nothing is known. */
export function answerNoData(composer: Composer): void {
  const { ask } = composer.library.texts(peopleTexts, composer.lang)
  const said = saidBefore(composer)
  const opens = ask.notYours.find((text) => !said.includes(text))
  composer.explain(opens ?? ask.notYours.at(-1))
  if (!composer.birth) return
  composer.explain(ask.yourSide)
  tellSeat(composer, lifeTopic(composer), ['gist'])
  tellAct(composer)
}

/** Somebody famous. */
export function answerCelebrity(composer: Composer): void {
  if (writtenBirth(composer.asked.words) !== null) return answerDated(composer)
  if (tellDay(composer)) return
  const { celebrity } = composer.library.texts(peopleTexts, composer.lang).ask
  const said = saidBefore(composer)
  composer.explain(celebrity.find((text) => !said.includes(text)) ?? celebrity.at(-1))
}
