import type { Aspect } from '#astro/charts/aspect.ts'
import { commonWordsRu } from '../../writer/common-words-ru.ts'
import type { SpokenPoint } from '../../library/subjects.ts'
import { aspectRu } from '#language/ru/aspects.ts'
import { byGender } from '#language/ru/cases.ts'
import { genderRu, pointRu as nom, yourRu } from '#language/ru/points.ts'
import { houseDatRu, houseRu, inHouseRu } from '#language/ru/ordinals.ts'
import { inSignRu, intoSignRu, signGenRu } from '#language/ru/signs.ts'
import type { Rendering, NamedFactor } from './fact-words.ts'

const { degrees, list } = commonWordsRu
const your = (point: SpokenPoint) => yourRu(point, 'nom')
/** «к вашей Венере», «с вашей Венерой». */
const toYour = (aspect: Aspect, point: SpokenPoint) =>
  aspect === 'conjunction' ? `с ${yourRu(point, 'ins')}` : `к ${yourRu(point, 'dat')}`
const PHASE: Record<string, string> = {
  new: 'новолуние',
  'first-quarter': 'первая четверть',
  full: 'полнолуние',
  'last-quarter': 'последняя четверть',
}
const NOW: Record<string, string> = {
  new: 'сейчас новолуние',
  'waxing-crescent': 'сейчас Луна растёт тонким серпом',
  'first-quarter': 'сейчас первая четверть',
  'waxing-gibbous': 'сейчас Луна прибывает и почти кругла',
  full: 'сейчас полнолуние',
  'waning-gibbous': 'сейчас Луна пошла на убыль, но ещё светла',
  'last-quarter': 'сейчас последняя четверть',
  'waning-crescent': 'сейчас Луна убывает тонким серпом',
}
const orb = ({ orbDeg }: NamedFactor) => (orbDeg === undefined ? '' : `, до точного аспекта ${degrees(orbDeg)}`)

function passesRu(factor: NamedFactor, { dates }: Rendering): string {
  const passes = factor.passesJdUt ?? (factor.exactJdUt ? [factor.exactJdUt] : [])
  const past = passes.filter(dates.isPast).map(dates.date)
  const ahead = passes.filter((pass) => !dates.isPast(pass)).map(dates.date)
  if (ahead.length === 0) return past.length > 0 ? `, точно ${list([...new Set(past)])}` : ''
  const again = past.length > 0 ? `, точно ${list([...new Set(past)])}, а потом снова` : ', точно'
  return `${again} ${list([...new Set(ahead)])}`
}

/** «до 5 июня» needs the genitive, which is how a date is told anyway. */
const until = (factor: NamedFactor, { dates }: Rendering) =>
  factor.untilJdUt && !dates.isPast(factor.untilJdUt) ? `, до ${dates.date(factor.untilJdUt)}` : ''

function natalRu(factor: NamedFactor<'natal'>): string | null {
  const { transiting, natal, aspect, sign, house, retrograde } = factor
  if (transiting && natal && aspect)
    return `${your(transiting)} в ${aspectRu(aspect, 'loc')} ${toYour(aspect, natal)}${orb(factor)}`
  if (natal && sign !== undefined) return `${your(natal)} ${inSignRu(sign)}`
  if (natal && house !== undefined) return `${your(natal)} ${inHouseRu(house)}`
  if (natal && retrograde !== undefined) {
    const form = byGender(genderRu(natal), 'ретрограден', 'ретроградна', 'ретроградно')
    return retrograde ? `${your(natal)} ${form}` : null
  }
  if (house !== undefined && sign !== undefined) return `ваш ${houseRu(house)} начинается ${inSignRu(sign)}`
  return null
}

function transitRu(factor: NamedFactor<'transit'>, rendering: Rendering): string | null {
  const { transiting, natal, aspect, house } = factor
  if (natal && aspect)
    return `${nom(transiting)} в ${aspectRu(aspect, 'loc')} ${toYour(aspect, natal)}${passesRu(factor, rendering)}`
  if (house !== undefined) return `${nom(transiting)} идёт по вашему ${houseDatRu(house)}${until(factor, rendering)}`
  return null
}

function skyRu(factor: NamedFactor<'sky'>, { dates }: Rendering): string | null {
  const { id, transiting, sign, retrograde, exactJdUt } = factor
  if (sign === undefined) return null
  const on = exactJdUt ? dates.date(exactJdUt) : ''
  if (id.includes(':into:'))
    return `${on} ${nom(transiting)} ${retrograde ? 'возвращается' : 'входит'} ${intoSignRu(sign)}`
  if (exactJdUt) {
    const form = byGender(genderRu(transiting), 'ретрограден', 'ретроградна', 'ретроградно')
    return retrograde
      ? `${on} ${nom(transiting)} ${inSignRu(sign)} останавливается, и дальше ${byGender(genderRu(transiting), 'он', 'она', 'оно')} ${form}`
      : `${on} ${nom(transiting)} ${inSignRu(sign)} поворачивает вперёд`
  }
  const form = byGender(genderRu(transiting), 'ретрограден', 'ретроградна', 'ретроградно')
  return `сейчас ${nom(transiting)} ${inSignRu(sign)}${retrograde ? ` и ${form}` : ''}`
}

function moonRu(factor: NamedFactor<'moon'>, { dates }: Rendering): string | null {
  const { eclipse, sign, phase, house, exactJdUt } = factor
  const at = sign === undefined ? '' : ` ${inSignRu(sign)}`
  const inHouse = house === undefined ? '' : `, в вашей карте ${inHouseRu(house)}`
  if (eclipse && exactJdUt)
    return `${dates.date(exactJdUt)} ${eclipse === 'solar' ? 'солнечное' : 'лунное'} затмение${at}${inHouse}`
  if (phase && exactJdUt)
    return `${PHASE[phase] ?? ''}${at} наступает ${dates.date(exactJdUt)} в ${dates.clock(exactJdUt)}`
  if (phase) return NOW[phase] ?? null
  return sign === undefined ? null : `Луна ${inSignRu(sign)}`
}

function lunarDayRu({ lunarDay, passesJdUt }: NamedFactor<'lunar_day'>, { dates }: Rendering): string | null {
  const [begins, ends] = passesJdUt ?? []
  if (lunarDay === undefined || begins === undefined || ends === undefined) return null
  const to = dates.sameDay(begins, ends) ? dates.clock(ends) : `${dates.clock(ends)} ${dates.date(ends)}`
  return `${lunarDay}-й лунный день длится с ${dates.clock(begins)} ${dates.date(begins)} до ${to}`
}

function progressedRu(factor: NamedFactor<'progressed'>, rendering: Rendering): string | null {
  const { transiting, natal, aspect, sign, house } = factor
  const form = byGender(genderRu(transiting), 'прогрессивный', 'прогрессивная', 'прогрессивное')
  const progressed = `${byGender(genderRu(transiting), 'ваш', 'ваша', 'ваше')} ${form} ${nom(transiting)}`
  if (natal && aspect) return `${progressed} в ${aspectRu(aspect, 'loc')} ${toYour(aspect, natal)}${orb(factor)}`
  if (sign !== undefined) return `${progressed} ${inSignRu(sign)}${until(factor, rendering)}`
  if (house !== undefined) return `${progressed} ${inHouseRu(house)}${until(factor, rendering)}`
  return null
}

/** A name can't be declined safely: it stands in brackets. */
function bondRu(factor: NamedFactor<'synastry'>, { name }: Rendering): string | null {
  const { transiting, natal, aspect, sign, house } = factor
  if (!transiting) return null
  const theirs = `${nom(transiting)}${name ? ` (${name})` : ''}`
  if (natal && aspect) return `${theirs} в ${aspectRu(aspect, 'loc')} ${toYour(aspect, natal)}${orb(factor)}`
  if (house !== undefined) return `${theirs} приходится на ваш ${houseRu(house)}`
  if (sign === undefined) return null
  return name ? `${theirs} ${inSignRu(sign)}` : `у рождённых под знаком ${signGenRu(sign)} ${theirs} ${inSignRu(sign)}`
}

/** A fact as a Russian sentence. */
export function tellRu(factor: NamedFactor, rendering: Rendering): string | null {
  const said = phraseRu(factor, rendering)
  return said && `${said}.`
}

function phraseRu(factor: NamedFactor, rendering: Rendering): string | null {
  switch (factor.kind) {
    case 'natal':
      return natalRu(factor)
    case 'transit':
      return transitRu(factor, rendering)
    case 'sky':
      return skyRu(factor, rendering)
    case 'moon':
      return moonRu(factor, rendering)
    case 'lunar_day':
      return lunarDayRu(factor, rendering)
    case 'progressed':
      return progressedRu(factor, rendering)
    case 'synastry':
      return bondRu(factor, rendering)
    default:
      return factor.said ?? null
  }
}
