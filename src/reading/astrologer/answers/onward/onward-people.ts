import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import { MATTER_RULES, type Matter } from '../../understanding/life/matter.ts'
import { saidBefore } from '../follow/follow-facts.ts'
import { tellManner, tellSpeech } from '../life/life-people.ts'
import { matterTexts } from '../life/matter-texts.ts'
import { SPOKEN } from './onward-words.ts'
import { isQuick, startedIn, stretchOf, topicOf } from './reading.ts'
import { pairOf } from '../people/pair-of.ts'
import {
  textsOf,
  fresh,
  mayLean,
  nounOf,
  COMING_DAYS,
  tell,
  dateOf,
  steady,
  stepOf,
  timeOf,
  type Onward,
} from './onward-answer.ts'

const isSpoken = (matter: Matter | undefined): matter is (typeof SPOKEN)[number] =>
  (SPOKEN as readonly (Matter | undefined)[]).includes(matter)

export function answerSay(of: Onward): void {
  const { composer, texts, matter } = of
  const words = texts.say.words[isSpoken(matter) ? matter : 'any']
  const isSaid = saidBefore(composer).includes(words)
  composer.explain(isSaid ? texts.say.words.any : `${fresh(composer, texts.say.opens) ?? texts.say.opens[0]} ${words}`)
  const [person] = of.persons
  if (person) tellSpeech(composer, person)
  else composer.explain(fresh(composer, [texts.closes.say]))
}

/** Why somebody is missed says nothing of whose fault it was. */
const OF_PARTING: ReadonlySet<Matter> = new Set<Matter>(['ex', 'ending', 'crush', 'conceive'])

export function answerMine(of: Onward): void {
  const { composer, texts, matter } = of
  const [person] = of.persons
  composer.explain(person ? texts.mine.two({ name: person.name }) : texts.mine.alone)
  const { why } = matter ? composer.library.texts(matterTexts, composer.lang).of[matter] : { why: null }
  if (why && !(matter && OF_PARTING.has(matter)) && !saidBefore(composer).includes(why)) composer.explain(why)
  const pair = person ? pairOf(composer) : null
  const hard = pair?.facts.aspects.find(({ aspect }) => ASPECT_NATURE[aspect] === 'tense')
  if (pair && hard && !saidBefore(composer).includes(pair.told(hard))) pair.tell(hard, pair.texts.hardest)
  const { sign } = composer.placement('moon')
  const point = sign ? 'moon' : 'sun'
  const at = sign ?? composer.placement('sun').sign
  if (composer.birth && at?.sign !== undefined) {
    composer.explain(texts.mine.share)
    composer.add([composer.fact(at), composer.signMeaning(point, at.sign, ['challenge'], 1)], [at])
  }
  composer.explain(stepOf(of, ['how']))
}

export function answerIf(of: Onward, sort: keyof ReturnType<typeof textsOf>['ifs']): void {
  const { composer, texts, reading, matter } = of
  const { ifs } = texts
  if (sort === 'waits' && reading && composer.asked.period) {
    const later = timeOf(of, reading)
    const told = steady(later.verdict === 'no' ? later.presses : later.helps)
    if (told) {
      const what = nounOf(reading, told)
      tell(
        of,
        reading,
        told,
        later.verdict === 'no'
          ? ifs.against({ what, until: dateOf(reading, told.untilJdUt) })
          : ifs.better({ what, date: dateOf(reading, told.sinceJdUt) }),
      )
    }
    return composer.explain(ifs.waits)
  }
  const text = ifs[sort]
  if (typeof text !== 'string') return
  const { ifSo } = composer.library.texts(matterTexts, composer.lang)
  const own = sort === 'open' && matter ? ifSo[MATTER_RULES[matter].topic] : text
  composer.explain(fresh(composer, [own, text, stepOf(of, ['how']) ?? text]))
  const isAgain = sort === 'fails' || sort === 'refuses'
  const next = reading?.next ?? (reading ? stretchOf(reading.answer, reading.topic).next : undefined)
  if (reading && next && isAgain && mayLean(of))
    tell(of, reading, next, ifs.again({ what: nounOf(reading, next), date: dateOf(reading, next.sinceJdUt) }))
  const [person] = of.persons
  if (person && (sort === 'angry' || sort === 'refuses')) tellManner(composer, person, ['mars'])
}

export function answerSide(of: Onward): void {
  const { composer, texts } = of
  const [person] = of.persons
  if (!person) return composer.explain(texts.side.unknown)
  composer.explain(texts.side.opens({ name: person.name }))
  tellManner(composer, person, ['moon', 'mars', 'mercury'])
}

/** What was said of the time and still holds. */
function tellStays(of: Onward): void {
  const { texts, reading } = of
  const lead = reading?.told.find((one) => !isQuick(one))
  if (!reading || !lead || !mayLean(of)) return
  const say = reading.answer.presses(lead) ? texts.stays.hard : texts.stays.easy
  tell(of, reading, lead, say({ what: nounOf(reading, lead), until: dateOf(reading, lead.untilJdUt) }), false)
}

/** What of the sky began when it began, by the time that was told. */
function tellBegan(of: Onward): void {
  const { composer, texts, reading } = of
  const { period } = composer.asked
  if (!reading || !period) return
  const told = composer.span(period)
  const back = told.fromJdUt > reading.answer.now ? YEAR_DAYS : 0
  const span = { fromJdUt: told.fromJdUt - back - NEAR_DAYS, toJdUt: told.toJdUt - back + NEAR_DAYS }
  const began = startedIn(reading.answer, reading.topic, span)
  if (!began) return
  const [since, until] = [dateOf(reading, began.sinceJdUt), dateOf(reading, began.untilJdUt)]
  tell(of, reading, began, texts.regret.began({ what: nounOf(reading, began), since, until }))
}
const YEAR_DAYS = 365.25
const NEAR_DAYS = 20

export function answerFact(of: Onward, sort: keyof ReturnType<typeof textsOf>['fact']): void {
  const { composer, texts } = of
  composer.explain(fresh(composer, texts.fact[sort]) ?? fresh(composer, texts.fact.open))
  // Good news needs no advice.
  if (sort === 'good') return
  if (sort === 'since') tellBegan(of)
  const [person] = of.persons
  if (person && (sort === 'refuses' || sort === 'unspoken' || sort === 'mixed'))
    tellManner(composer, person, [sort === 'refuses' ? 'mercury' : 'venus'])
  tellStays(of)
  composer.explain(stepOf(of, ['how', 'should'], true))
}

export function answerFeels(of: Onward, sort: keyof ReturnType<typeof textsOf>['feels']): void {
  const { composer, texts } = of
  composer.explain(fresh(composer, texts.feels[sort]) ?? texts.feels[sort][0])
  composer.explain(stepOf(of, ['how'], true))
}

/** After a death or beside an illness: to be heard, and nothing of the sky. */
export function answerGrief(of: Onward): void {
  const { composer, texts } = of
  const { grief } = texts
  const replied = composer.asked.onward?.replied
  if (replied?.reply === 'thanks') return composer.explain(texts.closes.grief)
  const isOfDeath = of.matter === 'bereaved' || of.matter === 'pet'
  if (replied?.reply === 'feels') {
    const ways = isOfDeath ? grief[replied.sort] : texts.feels[replied.sort]
    return composer.explain(fresh(composer, ways) ?? fresh(composer, grief.told) ?? ways[0])
  }
  const told = replied?.reply === 'fact' && !isOfDeath ? fresh(composer, texts.fact[replied.sort]) : undefined
  composer.explain(told ?? fresh(composer, grief.told) ?? grief.told[0])
}

export function answerThanks(of: Onward): void {
  const { composer, texts, reading } = of
  composer.explain(texts.thanks[topicOf(composer, of.subject)])
  const coming = reading?.told.find(
    (one) => !reading.answer.presses(one) && one.sinceJdUt > reading.answer.now + COMING_DAYS,
  )
  if (reading && coming)
    tell(
      of,
      reading,
      coming,
      texts.thanks.date({ what: nounOf(reading, coming), date: dateOf(reading, coming.sinceJdUt) }),
      false,
    )
}
