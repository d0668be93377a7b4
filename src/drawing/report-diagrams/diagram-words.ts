import { capital } from '#language/capital.ts'
import type { AspectNature } from '#astro/charts/aspect.ts'
import type { AnyAspect, ChartPoint } from '#astro/charts/chart.ts'
import type { PlanetaryLine } from '#astro/charts/planetary-lines.ts'
import type { Lang } from '#language/lang.ts'
import { MINOR_ASPECT_NAMES } from '#language/minor-aspects.ts'
import { pointEn } from '#language/en/points.ts'
import { signEn } from '#language/en/signs.ts'
import { aspectRu } from '#language/ru/aspects.ts'
import { inSignRu } from '#language/ru/signs.ts'
import { pointRu } from '#language/ru/points.ts'

/** The words that a diagram is described with. */
interface DiagramWords {
  point(point: ChartPoint): string
  /** As it follows a point's name: "in Leo". */
  inSign(sign: number): string
  aspects: Readonly<Record<AnyAspect, string>>
  natures: Readonly<Record<AspectNature, string>>
  exact: string
  ascendant: string
  angles: Readonly<Record<PlanetaryLine['angle'], string>>
  wheels: { inner: string; outer: string }
  /** An empty stretch of a timeline's row. */
  none: string
  /** Between the words of two ends. */
  until: string
}

const ANGLES_EN = { asc: 'rising', mc: 'culminating', dsc: 'setting', ic: 'at the lower meridian' }
const ANGLES_RU = { asc: 'восход', mc: 'верхняя кульминация', dsc: 'заход', ic: 'нижняя кульминация' }

const EN: DiagramWords = {
  point: pointEn,
  inSign: (sign) => `in ${signEn(sign)}`,
  aspects: {
    ...MINOR_ASPECT_NAMES.en,
    conjunction: 'conjunction',
    sextile: 'sextile',
    square: 'square',
    trine: 'trine',
    opposition: 'opposition',
  },
  natures: { flowing: 'flowing', tense: 'tense', conjunction: 'conjunction' },
  exact: 'exact',
  ascendant: 'Ascendant',
  angles: ANGLES_EN,
  wheels: { inner: 'inner wheel', outer: 'outer ring' },
  none: 'nothing',
  until: '–',
}

const RU: DiagramWords = {
  point: (point) => capital(pointRu(point)),
  inSign: inSignRu,
  aspects: {
    ...MINOR_ASPECT_NAMES.ru,
    conjunction: aspectRu('conjunction'),
    sextile: aspectRu('sextile'),
    square: aspectRu('square'),
    trine: aspectRu('trine'),
    opposition: aspectRu('opposition'),
  },
  natures: { flowing: 'гармоничный аспект', tense: 'напряжённый аспект', conjunction: 'соединение' },
  exact: 'точно',
  ascendant: 'Асцендент',
  angles: ANGLES_RU,
  wheels: { inner: 'внутренний круг', outer: 'внешний круг' },
  none: 'пусто',
  until: '–',
}

export const diagramWords = (lang: Lang): DiagramWords => (lang === 'ru' ? RU : EN)
