import { ASPECT_NATURE } from '#astro/charts/aspect.ts'
import { tellableAspects } from '../../compose/tellable-aspects.ts'
import type { Side } from '../../compose/verdict.ts'
import type { ChapterPlans } from '../argument/plan-chapters.ts'
import type { ReportPage } from '../report-page.ts'
import { POLES, type PortraitQuestion, type PortraitStage, type PortraitWholeWords } from './chapter-words.ts'

type Plans = Partial<ChapterPlans<PortraitQuestion>>

const sideIn = (plans: Plans, question: PortraitQuestion): Side | null => plans[question]?.first.side ?? null

/** Whether Sun and Moon are at odds in this chart. */
const isSplit = ({ birth }: ReportPage): boolean =>
  tellableAspects(birth).some(({ a, b, aspect }) => a === 'sun' && b === 'moon' && ASPECT_NATURE[aspect] === 'tense')

/** What the answers come to: the first two, and those of mind, drive and growth. Nothing where the hour leaves one of them open. */
export function together(page: ReportPage, whole: PortraitWholeWords, part: 'thesis' | 'close', plans: Plans) {
  const sides = (['aim', 'need', 'mind', 'drive', 'growth'] as const).map((question) => sideIn(plans, question))
  const [aim, need, mind, drive, growth] = sides
  const isOneWay = (aim === 0 && need === 1) || (aim === 1 && need === 0)
  const first =
    isTold(aim) && isTold(need)
      ? isOneWay && isSplit(page)
        ? whole.split[part][POLES.aim[aim]]
        : whole[part].first[POLES.aim[aim]][POLES.need[need]]
      : ''
  const last =
    isTold(mind) && isTold(drive) && isTold(growth)
      ? whole[part].last[POLES.mind[mind]][POLES.drive[drive]][POLES.growth[growth]]
      : ''
  return { first, last }
}

const isTold = (side: Side | null | undefined): side is Side => side === 0 || side === 1

/** How a chapter follows from what was said before it; empty where the hour leaves one of the two open. */
export function linkTo(
  page: ReportPage,
  { link }: PortraitWholeWords,
  question: PortraitQuestion,
  plans: Plans,
): string {
  const [aim, need, mind, love, drive, growth] = (['aim', 'need', 'mind', 'love', 'drive', 'growth'] as const).map(
    (one) => sideIn(plans, one),
  )
  const ways: Record<PortraitQuestion, readonly string[]> = {
    aim: isTold(aim) ? link.aim[POLES.aim[aim]] : [],
    need: isTold(aim) && isTold(need) ? link.need[POLES.aim[aim]][POLES.need[need]] : [],
    mind: isTold(aim) && isTold(mind) ? link.mind[POLES.aim[aim]][POLES.mind[mind]] : [],
    love: isTold(need) && isTold(love) ? link.love[POLES.need[need]][POLES.love[love]] : [],
    drive: isTold(mind) && isTold(drive) ? link.drive[POLES.mind[mind]][POLES.drive[drive]] : [],
    growth: isTold(drive) && isTold(growth) ? link.growth[POLES.drive[drive]][POLES.growth[growth]] : [],
  }
  return ways[question].length > 0 ? page.way(`link ${question}`, ways[question]) : ''
}

/** What the first two answers come to at the reader's time of life. */
export function atAge({ age }: PortraitWholeWords, stage: PortraitStage, plans: Plans): string {
  const [aim, need] = [sideIn(plans, 'aim'), sideIn(plans, 'need')]
  return isTold(aim) && isTold(need) ? age[stage][POLES.aim[aim]][POLES.need[need]] : ''
}
