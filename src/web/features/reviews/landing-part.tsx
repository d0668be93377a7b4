import { lazy, Suspense } from 'react'
import { definePart } from '../../page-part.tsx'
import { readerMoves } from '../../ui/reader-moves.ts'

/** The server writes them; the browser is spared their scripts until its reader moves, as they stand far down the page. */
const WhatReadersSay = lazy(async () => {
  if (!import.meta.env.SSR) await readerMoves()
  return import('./what-readers-say.tsx')
})

export const reviewsOnLanding = definePart({
  load: async (site, lang) => site.latestReviews(lang, 'main'),
  places: {
    people: ({ data }) =>
      data.length > 0 && (
        <Suspense>
          <WhatReadersSay reviews={data} />
        </Suspense>
      ),
  },
})
