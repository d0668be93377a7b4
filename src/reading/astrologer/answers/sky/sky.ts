import type { KindRule } from '../../kind-rule.ts'
import { answerEclipse, answerLunarDay, answerPhase, answerTouch, answerVoidMoon } from './sky-moon.ts'
import { answerSeen } from './sky-seen.ts'
import { answerRetrograde, answerSkyAspect, answerSkyDay, answerSkyPlace } from './sky-planets.ts'

const ofSky = (answer: KindRule['answer']): KindRule => ({ answer, about: 'sky', mayBeQuiet: true })

/** Questions about the sky that all share. */
export const SKY_KINDS = {
  sky_place: ofSky(answerSkyPlace),
  sky_day: ofSky(answerSkyDay),
  sky_aspect: ofSky(answerSkyAspect),
  retrograde: ofSky(answerRetrograde),
  phase: ofSky(answerPhase),
  void_moon: ofSky(answerVoidMoon),
  lunar_day: ofSky(answerLunarDay),
  eclipse: ofSky(answerEclipse),
  visibility: ofSky(answerSeen),
  sky_touch: { answer: answerTouch, about: 'one', mayBeQuiet: true, goesOn: true },
} satisfies Record<string, KindRule>
