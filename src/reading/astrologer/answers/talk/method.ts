import type { Composer } from '../../writing/composer.ts'
import { saidBefore } from '../follow/follow-facts.ts'
import { METHODS } from './method-names.ts'
import { theoryTexts } from './theory-words.ts'

type Method = (typeof METHODS)[number]

const NAMED: Record<Method, RegExp> = {
  node: /^(?:nodes?|узел|узла|узлы|узлов)$/u,
  lilith: /^(?:lilith|лилит)$/u,
  orbs: /^(?:orbs?|орб\p{L}*)$/u,
  polar: /^(?:polar|pole|poles|arctic|полярн\p{L}*|полюс\p{L}*|заполярь\p{L}*)$/u,
  hemisphere:
    /^(?:hemisphere|southern|australia|africa|seasons?|equator|полушари\p{L}*|южн\p{L}*|австрали\p{L}*|экватор\p{L}*)$/u,
  altitude: /^(?:altitude|height|mountains?|высот\p{L}*|горах|моря)$/u,
  lunarDays: /^(?:лунные|лунных|лунный)$/u,
  monthly: /^(?:monthly|месячн\p{L}*)$/u,
  exact: /^(?:exact|точн\p{L}*)$/u,
  houses: /^(?:houses?|placidus|дом|дома|домов|домами|плацидус\p{L}*)$/u,
  zodiac: /^(?:zodiac|tropical|sidereal|зодиак\p{L}*|тропическ\p{L}*|сидерическ\p{L}*)$/u,
  otherSite: /^(?:site|sites|app|another|other|сайт\p{L}*|приложени\p{L}*)$/u,
  clock:
    /^(?:times?|zones?|utc|gmt|clock|hours?|local|summer|daylight|dates?|врем\p{L}*|пояс\p{L}*|час\p{L}*|местн\p{L}*|московск\p{L}*|даты|летнее|декретн\p{L}*)$/u,
  source: /^(?:ephemeris|source|calculate|positions?|эфемерид\p{L}*|откуда|считаете|считаешь)$/u,
}
const MOST_TOLD = 2

/** How this service reckons: which node, houses, orbs, clock and tables. */
export function answerMethod(composer: Composer): void {
  const { method } = composer.library.texts(theoryTexts, composer.lang)
  const { words } = composer.asked
  const said = saidBefore(composer)
  const isLunarDays = words.some((word) => word === 'lunar') && words.some((word) => /^days?$/.test(word))
  const named = METHODS.filter(
    (one) => words.some((word) => NAMED[one].test(word)) || (one === 'lunarDays' && isLunarDays),
  )
  const fresh = named.filter((one) => !said.includes(method[one]))
  for (const one of (fresh.length > 0 ? fresh : named).slice(0, MOST_TOLD)) composer.explain(method[one])
  if (named.length === 0) composer.explain(method.source, method.houses)
}
