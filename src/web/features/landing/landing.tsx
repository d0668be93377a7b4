import { Pricing } from '../plans/pricing.tsx'
import type { LandingData } from './landing-loader.ts'
import { MonthTeaser } from './month-teaser.tsx'
import { WhatReadersSay } from '../reviews/what-readers-say.tsx'

import Opening from './opening.tsx'
import Closing from './closing.tsx'

/** What a visitor sees: the sky of this hour, and what is made of it. */
export function Landing({ sky, top, reviews, stats }: LandingData) {
  return (
    <div className="page">
      <Opening sky={sky} stats={stats} top={top} />
      <MonthTeaser />
      <WhatReadersSay reviews={reviews} />
      <Pricing />
      <Closing />
    </div>
  )
}
