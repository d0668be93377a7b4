import type { ProgressedPhase } from '../facts/progressed-facts.ts'
import { aspectToEn } from '#language/en/aspects.ts'
import { ordinalEn } from '#language/en/ordinals.ts'
import { pointEn } from '#language/en/points.ts'
import { signEn } from '#language/en/signs.ts'
import type { ProgressedWords } from './progressed-words.ts'

const PHASES: Record<ProgressedPhase, string> = {
  new: 'new',
  'waxing-crescent': 'waxing crescent',
  'first-quarter': 'first quarter',
  'waxing-gibbous': 'waxing gibbous',
  full: 'full',
  'waning-gibbous': 'disseminating',
  'last-quarter': 'last quarter',
  balsamic: 'balsamic',
}
const span = (since: string | null, until: string | null) =>
  [since ? ` ${since}` : '', until ? `${since ? '' : ','} and stays ${until}` : ''].join('')

/** The progressed reading in English. */
export const progressedWordsEn: ProgressedWords = {
  chapters: {
    sun: 'The work of these decades',
    moon: 'The weather of these years',
    phase: 'Where you are in the round',
    aspects: 'What is ripening now',
  },
  signTitle: (light, sign) => `Progressed ${pointEn(light)}${sign === null ? '' : ` in ${signEn(sign)}`}`,
  houseTitle: (light, house) => `Progressed ${pointEn(light)} in the ${ordinalEn(house)} house`,
  phaseTitle: (phase) => `The ${PHASES[phase]} phase`,
  aspectTitle: (light, aspect, natal) => `Progressed ${pointEn(light)} ${aspect} your ${pointEn(natal)}`,
  sign: (light, sign, { since, until }) =>
    `By progression the ${pointEn(light)} ${since ? 'has been' : 'is'} in ${signEn(sign)}${span(since, until)}.`,
  still: (sign, next, at) =>
    `A day in the sky stands for a year of life, and by that count the Sun is in ${signEn(sign)} still, the sign of your birth${at ? `, and leaves it for ${signEn(next)} ${at}` : ''}. The first great change of direction is still ahead, so what the natal chart says of the Sun holds undivided.`,
  either: (light, one, other) =>
    `By progression the ${pointEn(light)} is in ${signEn(one)} or in ${signEn(other)}: the hour of your birth decides, and without it nobody can say.`,
  house: (light, house, { since, until }) =>
    `The progressed ${pointEn(light)} ${since ? 'has been' : 'is'} in your ${ordinalEn(house)} house by birth${span(since, until)}.`,
  phase: (phase, { since, until }) =>
    `Between the progressed Sun and the progressed Moon the ${PHASES[phase]} phase ${since ? `has lasted ${since}` : 'lasts'}${until ? ` and goes on ${until}` : ''}.`,
  phaseOpen:
    'Which phase the progressed Moon has reached depends on the hour of birth by a year or more, so that without it two phases are possible.',
  aspect: (light, aspect, natal, exact, applying) =>
    `The progressed ${pointEn(light)} forms the ${aspectToEn(aspect, natal)}${exact ? `, ${applying ? 'exact' : 'which was exact'} ${exact}` : ''}.`,
}
