import { still } from '../../ui/still.tsx'
import { Pricing } from '../plans/pricing.tsx'
import type { LandingData } from './landing-loader.ts'
import { MonthTeaser } from './month-teaser.tsx'
import { WhatReadersSay } from './what-readers-say.tsx'

const Opening = still(() => import('./opening.tsx'))
const Closing = still(() => import('./closing.tsx'))

/** What a visitor sees: the sky of this hour, and what is made of it. */
export function Landing({ sky, top, reviews, figures }: LandingData) {
  return (
    <div className="page">
      <Opening sky={sky} figures={figures} top={top} />
      <MonthTeaser />
      <WhatReadersSay reviews={reviews} />
      <Pricing />
      <Closing />
    </div>
  )
}
