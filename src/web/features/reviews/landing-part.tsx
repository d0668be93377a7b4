import { definePart } from '../../page-part.tsx'
import { WhatReadersSay } from './what-readers-say.tsx'

export const reviewsOnLanding = definePart({
  load: async (site, lang) => site.latestReviews(lang, 'main'),
  places: { people: ({ data }) => <WhatReadersSay reviews={data} /> },
})
