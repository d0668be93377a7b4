import { capital } from '#language/capital.ts'
import type { ProgressedPhase } from '../facts/progressed-facts.ts'
import { aspectGenderRu, aspectToRu } from '#language/ru/aspects.ts'
import { byGender } from '#language/ru/cases.ts'
import { genderRu, pointRu } from '#language/ru/points.ts'
import { inHouseRu } from '#language/ru/ordinals.ts'
import { inSignRu, intoSignRu } from '#language/ru/signs.ts'
import type { ProgressedWords } from './progressed-words.ts'

const progressed = (light: 'sun' | 'moon') =>
  byGender(genderRu(light), 'прогрессивный', 'прогрессивная', 'прогрессивное')
const PHASES: Record<ProgressedPhase, string> = {
  new: 'фаза новолуния',
  'waxing-crescent': 'фаза молодого серпа',
  'first-quarter': 'первая четверть',
  'waxing-gibbous': 'фаза прибывающей Луны',
  full: 'фаза полнолуния',
  'waning-gibbous': 'фаза рассеяния',
  'last-quarter': 'последняя четверть',
  balsamic: 'бальзамическая фаза',
}
const span = (since: string | null, until: string | null) =>
  [since ? ` ${since}` : '', until ? ` и пробудет там ${until}` : ''].join('')

/** The progressed reading in Russian. */
export const progressedWordsRu: ProgressedWords = {
  chapters: {
    sun: 'Труд этих десятилетий',
    moon: 'Погода этих лет',
    phase: 'Где вы на круге',
    aspects: 'Что зреет сейчас',
  },
  signTitle: (light, sign) =>
    `${capital(progressed(light))} ${pointRu(light)}${sign === null ? '' : ` ${inSignRu(sign)}`}`,
  houseTitle: (light, house) => `${capital(progressed(light))} ${pointRu(light)} ${inHouseRu(house)}`,
  phaseTitle: (phase) => capital(PHASES[phase]),
  aspectTitle: (light, aspect, natal) =>
    `${capital(progressed(light))} ${pointRu(light)} в ${aspectToRu(aspect, natal, 'loc')}`,
  sign: (light, sign, { since, until }) => `По прогрессии ${pointRu(light)} ${inSignRu(sign)}${span(since, until)}.`,
  still: (sign, next, at) =>
    `День на небе идёт за год жизни, и по этому счёту Солнце всё ещё ${inSignRu(sign)}, в знаке вашего рождения${at ? `, и ${intoSignRu(next)} перейдёт ${at}` : ''}. Первая большая смена направления ещё впереди, и сказанное о Солнце вашего рождения верно целиком.`,
  either: (light, one, other) =>
    `По прогрессии ${pointRu(light)} ${inSignRu(one)} или ${inSignRu(other)}: решает час рождения, и без него никто не скажет.`,
  house: (light, house, { since, until }) =>
    `${capital(progressed(light))} ${pointRu(light)} идёт по домам вашего рождения и сейчас ${inHouseRu(house)}${since ? `, ${since}` : ''}${until ? `${since ? ' и' : ','} ${until}` : ''}.`,
  phase: (phase, { since, until }) =>
    `Между прогрессивным Солнцем и прогрессивной Луной ${PHASES[phase]}${since ? `, она идёт ${since}` : ''}${until ? `${since ? ' и длится' : ', она длится'} ${until}` : ''}.`,
  phaseOpen:
    'До какой фазы дошла прогрессивная Луна, зависит от часа рождения: без него разница больше года, и возможны две фазы.',
  aspect: (light, aspect, natal, exact, applying) =>
    `${capital(progressed(light))} ${pointRu(light)} в ${aspectToRu(aspect, natal, 'loc')}${exact ? `: ${applying ? '' : `${byGender(aspectGenderRu(aspect), 'был', 'была', 'было')} `}${byGender(aspectGenderRu(aspect), 'точен', 'точна', 'точно')} ${exact}` : ''}.`,
}
