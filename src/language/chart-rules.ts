import type { HouseSystem } from '#astro/charts/chart.ts'
import type { LilithKind, NodeKind } from '#astro/ephemeris/sky-rules.ts'
import type { Zodiac } from '#astro/ephemeris/zodiac.ts'
import type { Lang } from './lang.ts'

/** What house systems are called in lists and tables. */
export const HOUSE_SYSTEM_NAMES: Record<Lang, Record<HouseSystem, string>> = {
  en: {
    placidus: 'Placidus',
    wholeSign: 'Whole sign',
    equal: 'Equal',
    porphyry: 'Porphyry',
    koch: 'Koch',
    regiomontanus: 'Regiomontanus',
    campanus: 'Campanus',
    alcabitius: 'Alcabitius',
    topocentric: 'Topocentric',
    morinus: 'Morinus',
  },
  ru: {
    placidus: 'Плацидус',
    wholeSign: 'Целознаковая',
    equal: 'Равнодомная',
    porphyry: 'Порфирий',
    koch: 'Кох',
    regiomontanus: 'Региомонтан',
    campanus: 'Кампано',
    alcabitius: 'Алькабиций',
    topocentric: 'Топоцентрическая',
    morinus: 'Моринус',
  },
}

/** What zodiacs are called within a sentence. */
export const ZODIAC_NAMES: Record<Lang, Record<Zodiac, string>> = {
  en: {
    tropical: 'tropical zodiac',
    lahiri: 'sidereal zodiac, Lahiri',
    faganBradley: 'sidereal zodiac, Fagan–Bradley',
    raman: 'sidereal zodiac, Raman',
  },
  ru: {
    tropical: 'тропический зодиак',
    lahiri: 'сидерический зодиак, Лахири',
    faganBradley: 'сидерический зодиак, Фаган — Брэдли',
    raman: 'сидерический зодиак, Раман',
  },
}

/** Which node and which Lilith a chart has, within a sentence. */
export const NODE_NAMES: Record<Lang, Record<NodeKind, string>> = {
  en: { true: 'true node', mean: 'mean node' },
  ru: { true: 'истинный узел', mean: 'средний узел' },
}
export const LILITH_NAMES: Record<Lang, Record<LilithKind, string>> = {
  en: { mean: 'mean Lilith', true: 'true Lilith' },
  ru: { mean: 'средняя Лилит', true: 'истинная Лилит' },
}

/** How far the aspects of a chart reach, within a sentence: "orbs at 80%". */
export const ORBS: Record<Lang, (percent: number) => string> = {
  en: (percent) => `orbs at ${percent}%`,
  ru: (percent) => `орбисы ${percent} %`,
}
