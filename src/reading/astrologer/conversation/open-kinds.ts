import type { Intent, Understood } from '../question.ts'

/** What a time or an act may be chosen for: whatever else was understood, it is no question of the sky or the account. */
export const OPEN: ReadonlySet<Intent> = new Set<Intent>([
  ...(['topic', 'topic_when', 'should_i', 'whether', 'why_so', 'how_to', 'lately', 'decide', 'unknown'] as const),
  ...([
    'best_month',
    'best_day',
    'day_hours',
    'period',
    'transits_now',
    'others_mind',
    'what_to_do',
    'compatible',
  ] as const),
  ...(['person_pair', 'fight', 'needs_of', 'no_data', 'matters_most', 'good_bad', 'sure', 'bored', 'tonight'] as const),
  ...(['expert', 'outcome', 'nervous', 'breakup', 'grief', 'child_school', 'differences', 'compare_people'] as const),
  ...(['bond_list', 'bond_closest', 'failed', 'worried', 'house_of', 'chart', 'spark', 'more', 'unlike_sign'] as const),
  ...([
    'for_area',
    'fate',
    'celebrity',
    'bond_aspect',
    'dated_person',
    'places',
    'simpler',
    'shorter',
    'correct_birth',
    'skeptic',
  ] as const),
])

export const isLong = ({ period }: Pick<Understood, 'period'>): boolean => period !== null && period.kind !== 'day'

export const isOneDay = ({ period }: Understood): boolean => period?.kind === 'day'

/** A day or a few, or how they are asked for. */
export const A_DAY =
  /(?<=^| )(?:days?|dates?|when|weekend|week|день|дня|дни|число|числа|дат\p{L}*|когда|выходн\p{L}*|недел\p{L}*)(?= |$)/u
export const A_HOUSE = /(?<=^| )(?:house|houses|cusp|дом|дома|доме|куспид\p{L}*)(?= |$)/u
