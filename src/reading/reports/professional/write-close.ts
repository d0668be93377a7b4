import { elementOf, modeOf } from '#astro/charts/balance.ts'
import { lifeStage } from '../life-stage.ts'
import { own, signFacts } from '../natal-parts.ts'
import type { Writing } from './professional.ts'
import { termsOfWork } from './professional-facts.ts'

const SOURCES = ['sun', 'mc', 'mars'] as const

/** Strengths in words: for a résumé, or past seventy for those to whom one may pass them on; then the thesis again. */
export function writeClose({ page, words, found }: Writing): void {
  const chapter = words.chapters.close
  const stage = lifeStage(page.request)
  const isOld = stage === 'old'
  const lines = isOld ? words.passOn : words.resume
  const [sun, mc, mars] = SOURCES.map((point) => page.signOf(point) ?? 0)
  page.write(chapter, isOld ? words.titles.passOn : words.titles.resume, [
    own(isOld ? words.passOn.intro : words.resumeIntro[stage]),
    {
      kind: 'table',
      caption: lines.caption,
      head: words.resume.head,
      rows: [
        [words.resume.of.sun, lines.sun[sun ?? 0] ?? ''],
        [words.resume.of.mc, lines.mc[mc ?? 0] ?? ''],
        [words.resume.of.mars, lines.mars[elementOf(mars ?? 0)]],
      ],
      factors: signFacts(page, SOURCES),
    },
  ])
  const watched = isOld ? words.weekOld : words.week
  page.write(chapter, words.titles.week, [own(watched[modeOf(sun ?? 0)], page.signFact('sun'))])
  const [first] = found
  const { terms, factors } = termsOfWork(page)
  page.write(chapter, words.titles.closing, [
    first ? own(words.thesis[first.planet].close, first.factors) : null,
    own(words.advice[terms], factors),
  ])
}
