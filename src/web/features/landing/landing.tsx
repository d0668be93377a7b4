import { Pricing } from '../plans/pricing.tsx'
import type { LandingData } from './landing-loader.ts'
import { MonthTeaser } from './month-teaser.tsx'
import { Parts } from '../../page-part.tsx'
import * as otherParts from './parts-of-features.ts'
import Opening from './opening.tsx'
import Closing from './closing.tsx'

/** What a visitor sees: the sky of this hour, and what is made of it. */
export function Landing({ sky, top, parts, stats }: LandingData) {
  return (
    <div className="page">
      <Opening sky={sky} stats={stats} top={top} />
      <MonthTeaser />
      <Parts parts={otherParts} place="people" data={parts} />
      <Pricing />
      <Closing />
    </div>
  )
}
