import { describe, expect, it } from 'vitest'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import type { Lang } from '#language/lang.ts'
import { loadLibrary } from '../../library/load-library.ts'
import { answerQuestion, type Ask } from '../answer-question.ts'
import { textOf } from '../answer.ts'

const sky = loadEphemeris()
const library = loadLibrary()
const born = (iso: string, timeKnown = true) => ({
  chart: natalChart(sky, { jdUt: jdUtFromIso(iso), latitudeDeg: 51.4545, longitudeDeg: -2.5879 }),
  timeKnown,
  uncertain: [],
})
const PEOPLE: Record<Lang, Ask['people']> = {
  en: [
    { name: 'Neil', relation: 'friend', birth: born('1983-01-27T16:15:00Z') },
    { name: 'Raj', relation: 'colleague', birth: born('1986-10-21T12:00:00Z', false) },
  ],
  ru: [
    { name: 'Максим', relation: 'partner', birth: born('1994-06-27T06:20:00Z') },
    { name: 'Марина', relation: 'colleague', birth: born('1970-05-06T12:00:00Z', false) },
  ],
}
const ask = (lang: Lang, ...questions: string[]) =>
  answerQuestion(sky, library, {
    question: questions.at(-1) ?? '',
    before: questions.slice(0, -1),
    lang,
    firstName: '',
    birth: born('1986-02-01T13:10:00Z'),
    people: PEOPLE[lang],
    age: 40,
    plan: null,
    nowJdUt: jdUtFromIso('2026-11-24T09:00:00Z'),
    timeZone: 'UTC',
  })
const said = (lang: Lang, ...questions: string[]) => textOf(ask(lang, ...questions))

describe('a choice between two is made, in the words of who asks', () => {
  it('between two acts', () => {
    expect(said('en', 'Should I stay in the car trade or try something new?')).toMatch(
      /^Of the two, rather “(?:stay in the car trade|try something new)”/,
    )
    expect(said('ru', 'увольняться сейчас или подождать до лета')).toMatch(
      /^Из двух скорее «(?:увольняться сейчас|подождать до лета)»/,
    )
  })

  it('between two times, without what stands before them', () => {
    expect(said('en', 'The course starts in March 2027 or September 2027, which?')).toMatch(
      /^(?:Of the two times|The two times hardly differ).*“(?:in )?(?:March|September) 2027”/,
    )
    expect(said('ru', 'когда переезжать, весной или осенью?')).toMatch(/«(?:весной|осенью)»/)
  })

  it('between two people, with each of whom the reader is compared', () => {
    const first = 'I like two people, Neil and Raj. Who am I more compatible with?'
    const text = said('en', first)
    expect(text).toMatch(/^(?:Rather|By the charts)/)
    for (const whose of [/Neil’s/, /Raj’s/]) expect(text).toMatch(whose)
    expect(ask('en', first, 'and for something long-term?').intent).toBe('pick_person')
    expect(said('ru', 'кого мне выбрать, Максима или Марину?')).toMatch(/^(?:Скорее|По картам)/)
  })

  it('and none where a day of the week is chosen, or nothing stands against it', () => {
    expect(ask('en', 'can I sign the lease on Friday or Saturday?').intent).toBe('best_day')
    expect(said('ru', 'увольняться или нет?')).not.toContain('«нет»')
  })
})

describe('of somebody else', () => {
  it.each([
    ['en', 'how should I talk to Raj about it?', /^This is how to speak so that Raj hears you/],
    ['en', 'how will Neil react?', /^This is how Neil takes what happens/],
    ['en', 'my boss Raj is a nightmare. whats his problem', /Raj’s/],
    ['ru', 'как мне поговорить с Мариной?', /^Вот как говорить, чтобы вас услышали/],
    ['ru', 'как Максим это переживёт?', /^Вот как переносится/],
  ] as const)('in %s, “%s”', (lang, question, text) => {
    expect(said(lang, question)).toMatch(text)
  })

  it('takes no day to come for a birth', () => {
    const text = said('en', 'The venue has 5 June, 19 June or 10 July 2027. Which is best for the wedding?')
    expect(text).not.toMatch(/Which’s/)
    expect(text).toMatch(/2027/)
  })
})

describe('the first sentence answers', () => {
  it.each([
    ['en', 'how does next month look?', /^On the whole/],
    ['en', 'will 2027 be kinder to me?', /^On the whole/],
    ['en', 'when will I meet someone?', /^Best from /],
    ['en', 'is something blocking love for me?', /^(?:Rather no|There is something to it)/],
    ['ru', 'каким будет декабрь?', /^В целом/],
    ['ru', 'когда я встречу человека?', /^(?:Лучше всего|Около)/],
    ['ru', 'сейчас хорошее время для ипотеки?', /^Скорее/],
  ] as const)('in %s, “%s”', (lang, question, text) => {
    expect(said(lang, question)).toMatch(text)
  })

  it('and a heavy word in a light phrase refuses nothing', () => {
    expect(ask('en', 'is december too dead to bother applying').intent).not.toBe('fate')
    expect(ask('ru', 'заканчиваю универ на юриста, кем мне работать?').intent).not.toBe('expert')
  })
})

describe('a conversation goes on', () => {
  it('is summed up by what each answer came to', () => {
    const before = ['should I quit my job?', 'how does next month look?']
    const told = said('en', ...before, 'can you sum all that up in three lines')
    expect(told).toMatch(/^In short, what I said:\s+Rather [^\n]+\s+On the whole/)
  })

  it('gives another advice where the first can’t be followed', () => {
    const first = 'i work nights and have no energy, what can i do?'
    const next = ask('en', first, 'ok but i can’t sleep at the same hour, i’m on shifts')
    expect(textOf(next)).not.toContain('at the same hour')
  })

  it('takes “not Friday, Thursday” for Thursday', () => {
    const { understood } = ask('en', 'is friday good for a talk?', 'sorry, not friday, thursday. better or worse?')
    expect(understood.period?.from).toBe('2026-11-26')
  })

  it('says where one’s hour of birth is changed, after it was spoken of', () => {
    const first = 'my birth time is only a guess, does it matter?'
    expect(ask('en', first).intent).toBe('hour')
    expect(ask('en', first, 'how do I change it').intent).toBe('correct_birth')
  })
})
