import { capital } from '#language/capital.ts'
import type { CompositeWords } from './composite-words.ts'
import { aspectRu, natalAspectRu } from '#language/ru/aspects.ts'
import { houseRu, inHouseRu } from '#language/ru/ordinals.ts'
import { inSignRu } from '#language/ru/signs.ts'
import { pointRu } from '#language/ru/points.ts'

const orbRu = (orb: string) => (orb ? `, до точного аспекта ${orb}` : '')

/** The composite in Russian. */
export const compositeWordsRu: CompositeWords = {
  chapters: {
    bond: 'Союз как третье лицо',
    places: 'Чем он живёт',
    ties: 'Что его держит и что тянет в стороны',
  },
  titles: { how: 'Как это читать' },
  title: (point, sign, house) =>
    `${capital(pointRu(point))} союза${sign === null ? '' : ` ${inSignRu(sign)}`}${house === null ? '' : `, ${houseRu(house)}`}`,
  aspectTitle: (a, aspect, b) => capital(natalAspectRu(a, aspect, b)),
  how: (name) =>
    `Между каждой точкой вашей карты и той же точкой второй карты (${name}) есть середина, и из этих середин складывается ещё одна карта. Никто под ней не родился. Астрологи читают её так, будто сам союз кто-то: не вы и не ${name}, а тот, кто появляется, едва вы оказались вместе. Поэтому всякое «вы» ниже стоит во множественном числе и значит вас обоих.`,
  lights: (sun, moon) =>
    capital(
      [sun === null ? '' : `Солнце союза ${inSignRu(sun)}`, moon === null ? '' : `Луна союза ${inSignRu(moon)}`]
        .filter(Boolean)
        .join(', '),
    ) + '.',
  sign: {
    sun: (sign) => `Солнце союза ${inSignRu(sign)} говорит, что у вас двоих получается лучше всего.`,
    moon: (sign) => `Луна союза ${inSignRu(sign)} говорит, что вас обоих успокаивает.`,
    asc: (sign) => `Асцендент союза ${inSignRu(sign)}: так вас двоих видят со стороны.`,
    mercury: (sign) => `Меркурий ${inSignRu(sign)} задаёт тон, в котором вы двое разговариваете.`,
    venus: (sign) => `Венера ${inSignRu(sign)} показывает, чем вы радуете друг друга.`,
    mars: (sign) => `Марс ${inSignRu(sign)} показывает, как вы двое берётесь за дело и как ссоритесь.`,
  },
  house: {
    sun: (house) => `Солнце стоит ${inHouseRu(house)} союза, там вы двое заметнее всего.`,
    moon: (house) => `Луна стоит ${inHouseRu(house)} союза, там вам обоим спокойнее всего.`,
    mercury: (house) => `Меркурий союза ${inHouseRu(house)}.`,
    venus: (house) => `Венера союза ${inHouseRu(house)}.`,
    mars: (house) => `Марс союза трудится ${inHouseRu(house)}.`,
    jupiter: (house) => `Юпитер союза открывает окна ${inHouseRu(house)}.`,
    saturn: (house) => `Сатурн союза несёт караул ${inHouseRu(house)}.`,
    uranus: (house) => `Уран союза ${inHouseRu(house)}.`,
    neptune: (house) => `Нептун союза стоит ${inHouseRu(house)}.`,
    pluto: (house) => `Плутон союза находится ${inHouseRu(house)}.`,
  },
  open: (point) =>
    `В каком из двух знаков ${pointRu(point)} союза, зависит от неизвестного часа рождения, поэтому знак здесь не назван.`,
  aspect: [
    (a, aspect, b, orb) => `${capital(natalAspectRu(a, aspect, b))} внутри союза${orbRu(orb)}.`,
    (a, aspect, b, orb) => `В карте союза ${pointRu(a)} и ${pointRu(b)} в ${aspectRu(aspect, 'loc')}${orbRu(orb)}.`,
  ],
  withoutHours:
    'Один из часов рождения неизвестен. Поэтому у союза нет ни домов, ни углов, и опущено всё, что изменил бы другой час.',
}
