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
const bond = ({ yours, aspect, theirs }: SpokenBond, name: string) =>
  `${yourRu(yours, 'nom')} в ${aspectRu(aspect, 'loc')} ${aspect === 'conjunction' ? `с ${pointRu(theirs, 'ins')}` : `к ${pointRu(theirs, 'dat')}`} ${ofWhom(name)}`
const orb = (t: SpokenBond) => (t.orb ? `, до точного аспекта ${t.orb}` : '')
/** «который», «которую» …: what somebody brings. */
const which = (planet: Planet) => byGender(genderRu(planet), 'который', 'которую', 'которое')

/** The synastry in Russian. */
export const synastryWordsRu: SynastryWords = {
  chapters: {
    overview: 'Вы двое с первого взгляда',
    ties: 'Что между вами',
    theirs: (name) => `Что ${name} вносит в вашу жизнь`,
    yours: (name) => `Что ${name} получает от вас`,
  },
  titles: { overview: 'Что держит и что трёт' },
  title: (t, name) => capital(bond(t, name)),
  theirsTitle: (name, planet, house) => `${name}: ${pointRu(planet)}, ваш ${houseRu(house)}`,
  yoursTitle: (name, planet, house) => `${capital(yourRu(planet, 'nom'))}, ${houseRu(house)} (${name})`,
  strongest: [
    (t, name) => `Главная нить такая: ${bond(t, name)}${orb(t)}.`,
    (t, name) => `Если бы можно было сказать только одно, это было бы вот что: ${bond(t, name)}${orb(t)}.`,
  ],
  holds: [
    (t, name) => `Что держит, когда день не задался: ${bond(t, name)}.`,
    (t, name) => `Что выходит само собой: ${bond(t, name)}.`,
  ],
  rubs: [
    (t, name) => `Что трёт и тереть не перестанет: ${bond(t, name)}.`,
    (t, name) => `Где придётся потрудиться: ${bond(t, name)}.`,
  ],
  both: 'Лёгкая связь помогает спокойно говорить о трудной.',
  onlyFlowing:
    'Среди сильных связей нет ни одной трудной. Вместе вам легко, и сопротивление иногда стоит искать нарочно.',
  onlyTense:
    'Среди сильных связей нет ни одной лёгкой. Всё, что у вас получается, вы выучили, а выученное за плохую неделю не пропадает.',
  tie: [
    (t, name) => `Об этом говорит ${bond(t, name)}${orb(t)}.`,
    (t, name) => `В картах это видно так: ${bond(t, name)}${orb(t)}.`,
    (t, name) => `За этим стоит ${bond(t, name)}${orb(t)}.`,
  ],
  mutual: (t, name) => `То же самое и навстречу: ${bond(t, name)}.`,
  theirs: [
    (name, planet, house) =>
      `${capital(pointRu(planet))}, ${which(planet)} приносит ${name}, у вас ${inHouseRu(house)}.`,
    (name, planet, house) => `${capital(inHouseRu(house))} у вас гостит ${pointRu(planet)} (${name}).`,
  ],
  family: {
    child: (name) =>
      `Вы читаете это как старший из двоих. То, что стоит между двумя картами (вторая: ${name}), есть в любом возрасте и растёт вместе с ребёнком: часть сцен ниже взрослые, о работе, дорогах и кухнях, а узнать то же самое можно за уроками, перед сном и на заднем сиденье машины. Где двоим надо условиться, начинайте вы: тон задаёт старший.`,
    kin: (name) =>
      `Вы родня (вторая карта: ${name}), и друг друга не выбирали. Где сцена ниже о коллегах, соседях или первом знакомстве, она показывает, что два нрава делают друг с другом. Дома это то же самое, только длится дольше.`,
  },
  mirroredChild: (name) =>
    `Эта глава рассказана с другой стороны, а читаете её вы: «вы» здесь — ${name}, сейчас или через несколько лет, а человек, о котором идёт речь, — вы.`,
  mirrored: (name) =>
    `Эта глава написана для другой стороны, чтобы вы увидели себя чужими глазами: «вы» здесь — ${name}, а человек, о котором идёт речь, — вы.`,
  yours: [
    (name, planet, house) =>
      `${capital(yourRu(planet, 'nom'))} в чужой карте (${name}) попадает ${intoHouseRu(house)}.`,
    (name, planet, house) => `${capital(inHouseRu(house))} другой карты (${name}) гостит ${yourRu(planet, 'nom')}.`,
  ],
  withoutHours: (whose, name) =>
    ({
      yours: `Ваш час рождения неизвестен, поэтому планеты второй карты (${name}) по вашим домам не расставлены, а углы вашей карты пропущены.`,
      theirs: `Час рождения второго человека (${name}) неизвестен, поэтому ваши планеты по домам второй карты не расставлены, а её углы пропущены.`,
      both: 'Оба часа рождения неизвестны, поэтому дома и углы карт пропущены, и сказано только то, что верно для любого часа тех дней.',
    })[whose],
}
