import type { Planet } from '#astro/ephemeris/body.ts'
import { aspectRu, byGender, genderRu, houseRu, inHouseRu, pointRu, yourRu } from './names-ru.ts'
import type { SpokenBond, SynastryWords } from './synastry-words.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** A name can't be declined safely: it stands in the nominative, in brackets or as who does something. */
const bond = ({ yours, aspect, theirs }: SpokenBond, name: string) =>
  `${yourRu(yours, 'nom')} в ${aspectRu(aspect, 'loc')} ${aspect === 'conjunction' ? `с ${pointRu(theirs, 'ins')}` : `к ${pointRu(theirs, 'dat')}`} (${name})`
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
  both: 'Первым не надо замазывать второе. Оно пригодится, чтобы не выйти из комнаты, пока о втором идёт разговор.',
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
  mirrored: (name) =>
    `Эта глава написана для другой стороны, чтобы вы увидели себя чужими глазами: «вы» здесь — ${name}, а человек, о котором идёт речь, — вы.`,
  yours: [
    (name, planet, house) => `${capital(yourRu(planet, 'nom'))} в чужой карте (${name}) попадает в ${houseRu(house)}.`,
    (name, planet, house) => `${capital(inHouseRu(house))} другой карты (${name}) гостит ${yourRu(planet, 'nom')}.`,
  ],
  withoutHours:
    'Одного из часов рождения здесь нет, поэтому дома и углы карты пропущены, и сказано только то, что верно для любого часа того дня.',
}
