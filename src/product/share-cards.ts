/** What a picture to share shows: of a day, or of the birth chart. */
export const DAY_CARDS = ['headline', 'mantra'] as const
export const CHART_CARDS = ['big-three', 'wheel'] as const
export type DayCard = (typeof DAY_CARDS)[number]
export type ChartCard = (typeof CHART_CARDS)[number]
/** Of a passage that was marked in a reading. */
export const PASSAGE_CARD = 'passage'
export type CardKind = DayCard | ChartCard | typeof PASSAGE_CARD

/** As feeds and stories show pictures: 1080 by 1350 pixels, and 1080 by 1920. */
export const CARD_SIZES = ['post', 'story'] as const
export type CardSize = (typeof CARD_SIZES)[number]
