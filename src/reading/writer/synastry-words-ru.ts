import { capital } from '#language/capital.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import { aspectRu } from '#language/ru/aspects.ts'
import { byGender } from '#language/ru/cases.ts'
import { genderRu, pointRu, yourRu } from '#language/ru/points.ts'
import { houseRu, inHouseRu, intoHouseRu } from '#language/ru/ordinals.ts'
import { genitiveNameRu } from '#language/ru/person-name.ts'
import type { SpokenBond, SynastryWords } from './synastry-words.ts'

/** A name that can't be declined safely stands in the nominative, in brackets or as who does something. */
const ofWhom = (name: string) => genitiveNameRu(name) ?? `(${name})`
/** «карте Миши»; a name that can't be declined stands in brackets. */
const chartOf = (name: string) => {
  const genitive = genitiveNameRu(name)
  return genitive ? `карте ${genitive}` : `второй карте (${name})`
}
const ofOther = (name: string, noun: string) => genitiveNameRu(name) ?? `${noun} (${name})`
const bond = ({ yours, aspect, theirs }: SpokenBond, name: string) =>
  `${yourRu(yours, 'nom')} в ${aspectRu(aspect, 'loc')} ${aspect === 'conjunction' ? `с ${pointRu(theirs, 'ins')}` : `к ${pointRu(theirs, 'dat')}`} ${ofWhom(name)}`
const orb = (t: SpokenBond) => (t.orb ? `, до точного аспекта ${t.orb}` : '')
/** «который», «которую» …: what somebody brings. */
const which = (planet: Planet) => byGender(genderRu(planet), 'который', 'которую', 'которое')

/** The synastry in Russian. */
export const synastryWordsRu: SynastryWords = {
  chapters: {
    overview: 'Вы двое вкратце',
    ties: 'Что между вами',
    theirs: (name) => `Что ${name} вносит в вашу жизнь`,
    yours: (name) => `Что ${name} получает от вас`,
  },
  titles: { overview: 'Что держит и что мешает' },
  title: (t, name) => capital(bond(t, name)),
  theirsTitle: (name, planet, house) => `${capital(pointRu(planet))} ${ofWhom(name)}, ваш ${houseRu(house)}`,
  yoursTitle: (name, planet, house) => `${capital(yourRu(planet, 'nom'))}, ${houseRu(house)} ${ofWhom(name)}`,
  strongest: [
    (t, name) => `Весомее прочих такая связь: ${bond(t, name)}${orb(t)}.`,
    (t, name) => `Если бы можно было сказать только одно, это было бы вот что: ${bond(t, name)}${orb(t)}.`,
  ],
  holds: [
    (t, name) => `Что держит, когда день не задался: ${bond(t, name)}.`,
    (t, name) => `Что выходит само собой: ${bond(t, name)}.`,
  ],
  rubs: [
    (t, name) => `Что даётся труднее всего: ${bond(t, name)}.`,
    (t, name) => `Где придётся потрудиться: ${bond(t, name)}.`,
  ],
  both: 'Лёгкая связь помогает спокойно говорить о трудной.',
  onlyFlowing:
    'Среди сильных связей нет ни одной трудной. Вместе вам легко, и сопротивление иногда стоит искать нарочно.',
  onlyTense:
    'Каждая из сильных связей чего-нибудь от вас требует. Что у вас получается, тому вы научились, а выученное за плохую неделю не пропадает.',
  tie: [
    (t, name) => `Об этом говорит ${bond(t, name)}${orb(t)}.`,
    (t, name) => `В картах это видно так: ${bond(t, name)}${orb(t)}.`,
    (t, name) => `За этим стоит ${bond(t, name)}${orb(t)}.`,
  ],
  mutual: (t, name) => `Есть связь и в обратную сторону: ${bond(t, name)}.`,
  theirs: [
    (name, planet, house) =>
      `${capital(pointRu(planet))}, ${which(planet)} приносит ${name}, у вас ${inHouseRu(house)}.`,
    (name, planet, house) => `${capital(inHouseRu(house))} у вас гостит ${pointRu(planet)} ${ofWhom(name)}.`,
  ],
  family: {
    child: (name) =>
      `Вы читаете это как старший из двоих. То, что стоит между вашими картами, есть с самого начала, и ${name} растёт вместе с ним: с совсем маленьким оно видно в игре, утешении и сне, позже за уроками, а в пятнадцать в том, над чем вы смеётесь и о чём спорите. Иная сцена ниже для вас уже позади или ещё впереди. Где двоим надо условиться, начинайте вы: тон задаёт старший.`,
    kin: (name) =>
      `${name} и вы — одна семья. Сцены ниже рисуют два нрава и годятся как примеры: у вас то же самое бывает в другом месте и по другому поводу.`,
  },
  mirroredChild: (name) =>
    `Эта глава рассказана с другой стороны: слово «вы» в ней обращено к ребёнку (${name}), сейчас или через несколько лет, а «этот человек» — старший, который её читает.`,
  mirrored: (name) =>
    `Эта глава написана для другой стороны, чтобы вы увидели себя чужими глазами: «вы» здесь — ${name}, а человек, о котором идёт речь, — вы.`,
  yours: [
    (name, planet, house) =>
      `${capital(yourRu(planet, 'nom'))} в ${chartOf(name)} попадает ${intoHouseRu(house)}. Вот что ${name} может об этом сказать себе:`,
    (name, planet, house) =>
      `${capital(inHouseRu(house))} в ${chartOf(name)} гостит ${yourRu(planet, 'nom')}. Вот что об этом прочтёт ${name}:`,
  ],
  withoutHours: (whose, name) =>
    ({
      yours: `Ваш час рождения неизвестен, поэтому планеты ${ofOther(name, 'второй карты')} по вашим домам не расставлены, а углы вашей карты пропущены.`,
      theirs: `Час рождения ${ofOther(name, 'второго человека')} неизвестен, поэтому ваши планеты по домам второй карты не расставлены, а её углы пропущены.`,
      both: 'Оба часа рождения неизвестны, поэтому дома и углы карт пропущены, и сказано только то, что верно для любого часа тех дней.',
    })[whose],
}
