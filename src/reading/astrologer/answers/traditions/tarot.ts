import { civilDate } from '../../../writer/local-time.ts'
import type { Composer } from '../../writing/composer.ts'
import type { KindRule } from '../../kind-rule.ts'
import { saidBefore } from '../follow/follow-facts.ts'
import { ARCANA, type Arcanum, tarotTexts } from './tarot-words.ts'

const NAMED: Record<Arcanum, RegExp> = {
  fool: /\b(?:the )?fool\b|(?<=^| )шут\p{L}*/u,
  magician: /\bmagician\b|(?<=^| )маг(?= |$)|(?<=^| )мага/u,
  priestess: /\bpriestess\b|жриц/u,
  empress: /\bempress\b|императриц/u,
  emperor: /\bemperor\b|император(?!и)/u,
  hierophant: /\bhierophant\b|иерофант|верховн\p{L}* жрец/u,
  lovers: /\blovers\b|влюбленн/u,
  chariot: /\bchariot\b|колесниц/u,
  strength: /\bstrength\b|(?<=^| )сил[аыу](?= |$)/u,
  hermit: /\bhermit\b|отшельник/u,
  wheel: /\bwheel of fortune\b|колес\p{L}+ фортуны/u,
  justice: /\bjustice\b|справедливост|правосуди/u,
  hangedMan: /\bhanged man\b|повешенн/u,
  death: /\bdeath\b|(?<=^| )смерт/u,
  temperance: /\btemperance\b|умеренност/u,
  devil: /\bdevil\b|дьявол/u,
  tower: /\btower\b|башн/u,
  star: /\b(?:the )star\b|(?<=^| )звезд[аыу](?= |$)/u,
  moon: /\bthe moon\b|(?<=^| )карт\p{L}* лун/u,
  sun: /\bthe sun\b|(?<=^| )карт\p{L}* солнц/u,
  judgement: /\bjudge?ment\b|(?<=^| )суд(?= |$)|страшн\p{L}* суд/u,
  world: /\bthe world\b|(?<=^| )карт\p{L}* мир(?= |$)/u,
}
/** By sign from Aries, after the Golden Dawn (Regardie 1937). */
const OF_SIGN: readonly Arcanum[] = [
  'emperor',
  'hierophant',
  'lovers',
  'chariot',
  'strength',
  'hermit',
  'justice',
  'death',
  'temperance',
  'devil',
  'star',
  'moon',
]
const CARD = /\b(?:cards?|arcan\p{L}*)\b|(?:карт|аркан)\p{L}*/u
const SIGN = /\b(?:signs?|zodiac)\b|знак|зодиак/u
const BIRTH = /\b(?:birth|soul|personality) cards?\b|карт\p{L}* (?:рождения|души|личности)|аркан\p{L}* рождения/u
const REVERSED = /\b(?:reversed|upright|upside)\b|перевернут|прям(?:ая|ой)/u
const MOST_NAMED = 2
const HIGHEST = 22

const digitsOf = (value: number) => `${value}`.split('').map(Number)
const sumOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0)

/** By the digits of a birth date, as M. K. Greer (Tarot for Your Self, 1984) adds them: the card, and a second one where two digits are left. */
export function birthCards(date: string): { sum: string; card: Arcanum }[] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const total = year + month + day
  const found: { sum: string; card: Arcanum }[] = []
  let [value, told] = [sumOf(digitsOf(total)), `${day} + ${month} + ${year} = ${total}, ${digitsOf(total).join(' + ')}`]
  while (value > HIGHEST) {
    told = `${told} = ${value}, ${digitsOf(value).join(' + ')}`
    value = sumOf(digitsOf(value))
  }
  const cardAt = (number: number) => ARCANA[number % HIGHEST] ?? 'fool'
  found.push({ sum: `${told} = ${value}`, card: cardAt(value) })
  const second = sumOf(digitsOf(value))
  if (second !== value) found.push({ sum: `${digitsOf(value).join(' + ')} = ${second}`, card: cardAt(second) })
  return found
}

/** What there is to say of a card; none is drawn. */
function answerTarot(composer: Composer): void {
  const texts = composer.library.texts(tarotTexts, composer.lang)
  const said = saidBefore(composer)
  const asked = composer.asked.words.join(' ')
  const fresh = (list: readonly string[]) => list.find((one) => !said.includes(one)) ?? list.at(-1)
  if (BIRTH.test(asked)) return tellBirth(composer)
  if (CARD.test(asked) && (SIGN.test(asked) || composer.asked.signs.length > 0)) return tellSign(composer)
  const named = ARCANA.filter((card) => NAMED[card].test(asked)).slice(0, MOST_NAMED)
  for (const card of named) composer.explain(texts.means[card])
  if (named.length > 0) {
    composer.explain(texts.calm)
  } else {
    composer.explain(fresh(texts.draw))
    if (REVERSED.test(asked)) composer.explain(texts.reversed)
  }
  const [strongest] = composer.birth ? composer.book.transitsNow() : []
  const told = strongest && composer.fact(strongest)
  if (strongest && told && !said.includes(told)) composer.add([texts.instead.sky, told], [strongest])
  else composer.explain(fresh(texts.instead.ask))
}

/** The card of a sign that is named, or of the reader's Sun. */
function tellSign(composer: Composer): void {
  const texts = composer.library.texts(tarotTexts, composer.lang)
  const own = composer.placement('sun').sign?.sign
  const sign = composer.asked.signs[0] ?? own
  if (sign === undefined) return composer.explain(texts.noBirth)
  const card = OF_SIGN[sign] ?? 'fool'
  composer.explain(texts.ofSign({ sign, card: texts.name[card] }), texts.means[card], texts.signCustom)
}

function tellBirth(composer: Composer): void {
  const texts = composer.library.texts(tarotTexts, composer.lang)
  const { birth } = composer
  if (!birth) return composer.explain(texts.noBirth)
  const { chart } = birth
  const [first, second] = birthCards(civilDate(chart.jdUt + chart.longitudeDeg / 360, 'UTC'))
  if (first) composer.explain(texts.birth({ sum: first.sum, card: texts.name[first.card] }), texts.means[first.card])
  if (second) composer.explain(texts.birthSecond({ sum: second.sum, card: texts.name[second.card] }))
  composer.explain(texts.birthCustom)
}

export const TAROT_KINDS = {
  tarot: { answer: answerTarot, about: 'talk' },
} satisfies Record<string, KindRule>
