/** The fields of a placement or an aspect. Sentences each, but for the body, a paragraph, and the keywords, a comma list. */
export const MEANING = ['gist', 'body', 'gift', 'challenge', 'advice', 'keywords'] as const
/** The fields of a sky that all share. */
export const WEATHER = ['gist', 'body', 'advice', 'keywords'] as const
export const LUNAR_DAY = ['gist', 'symbol', 'body', 'favors', 'avoids', 'keywords'] as const
export const MOON_SIGN = ['gist', 'mood', 'forecast1', 'forecast2', 'forecast3', 'advice', 'keywords'] as const
export const MOON_HOUSE = ['gist', 'body', 'love', 'career', 'health', 'advice', 'keywords'] as const
export const PHASE = [
  'gist',
  'meaning',
  'emotions',
  'energy',
  'mindset',
  'actions',
  'recommendation1',
  'recommendation2',
  'recommendation3',
  'keywords',
] as const
/** The fields of a transit as the event of a day. */
export const DAY = ['headline', 'today', 'strong', 'strength', 'overdo', 'excess'] as const
/** Of planets that come back within a year, with a second text for another time or reader. */
export const DAY_TWICE = ['headline', 'today', 'headline2', 'today2', ...DAY.slice(2)] as const
/** What carries a chart: its opening, and the same theme in each area of life. `{evidence}` stands for the facts. */
export const THEME = ['title', 'gist', 'opening', 'love', 'work', 'money', 'home', 'rest', 'growth'] as const
