import { planetsRu } from '#language/ru/numbers.ts'
import type { Aspect } from '#astro/charts/aspect.ts'
import type { ChartPoint } from '#astro/charts/chart.ts'
import { capital } from '#language/capital.ts'
import { aspectRu } from '#language/ru/aspects.ts'
import { byGender } from '#language/ru/cases.ts'
import { houseGenRu, inHouseRu } from '#language/ru/ordinals.ts'
import { genderRu, pointRu, yourRu } from '#language/ru/points.ts'
import { inSignRu } from '#language/ru/signs.ts'
import { commonWordsRu } from '../writer/common-words-ru.ts'
import type { Evidence } from './themes.ts'
import type { TraitWords } from './trait-words.ts'

const ELEMENT_SIGNS = { fire: 'огненных', earth: 'земных', air: 'воздушных', water: 'водных' } as const
const MISSING = { fire: 'огня', earth: 'земли', air: 'воздуха', water: 'воды' } as const
const MODE_SIGNS = { cardinal: 'кардинальных', fixed: 'неподвижных', mutable: 'подвижных' } as const

/** A subordinate clause brings its comma. */
const BY_POINT: Partial<Record<ChartPoint, string>> = {
  sun: 'когда речь о самом для вас важном,',
  moon: 'под конец долгого дня',
  mercury: 'в разговоре и в переписке',
  venus: 'с теми, кто вам мил,',
  mars: 'когда надо добиваться своего,',
  jupiter: 'когда подворачивается случай,',
  saturn: 'когда отвечать придётся вам,',
  uranus: 'когда слишком долго ничего не меняется,',
  neptune: 'когда вас тронула песня или чужая беда,',
  pluto: 'когда ставка высока,',
  asc: 'с людьми, которых вы видите впервые,',
  mc: 'перед многими людьми',
  chiron: 'когда задето больное место,',
  trueNode: 'когда вы чему-то учитесь,',
}
const BY_HOUSE = [
  'когда затея ваша,',
  'когда речь о ваших деньгах,',
  'в коротком разговоре и в дороге',
  'в своих четырёх стенах',
  'когда вы играете или мастерите для удовольствия,',
  'в будничных делах',
  'когда вас только двое,',
  'когда делят тайну, ключи или кошелёк,',
  'вдали от дома',
  'когда решения ждут от вас,',
  'в кругу друзей',
  'наедине с собой',
]

const aspectOf = (a: ChartPoint, aspect: Aspect, b: ChartPoint) =>
  `${aspectRu(aspect)} ${pointRu(a, 'gen')} и ${pointRu(b, 'gen')}`

function evidence(what: Evidence): string {
  switch (what.kind) {
    case 'aspects': {
      const [first] = what.aspects
      return first ? aspectOf(first.a, first.aspect, first.b) : ''
    }
    case 'house':
      return `${planetsRu(what.planets.length)} ${inHouseRu(what.house)}`
    case 'element':
      return `${planetsRu(what.planets.length)} в ${ELEMENT_SIGNS[what.element]} знаках`
    case 'no-element':
      return `карта без ${MISSING[what.element]}`
    case 'mode':
      return `${planetsRu(what.planets.length)} в ${MODE_SIGNS[what.mode]} знаках`
    case 'alone':
      return `${byGender(genderRu(what.planet), 'одинокий', 'одинокая', 'одинокое')} ${pointRu(what.planet)}`
    case 'ruler':
      return `управитель карты ${pointRu(what.planet)}`
    case 't-square':
      return `тройное напряжение (${commonWordsRu.list([...what.ends, what.apex].map((planet) => pointRu(planet)))})`
    case 'grand-cross':
      return `большой крест (${commonWordsRu.list(what.planets.map((planet) => pointRu(planet)))})`
    case 'grand-trine':
      return `большой трин (${commonWordsRu.list(what.planets.map((planet) => pointRu(planet)))})`
    case 'retrograde':
      return `${byGender(genderRu(what.planet), 'ретроградный', 'ретроградная', 'ретроградное')} ${pointRu(what.planet)}`
  }
}

export const traitWordsRu: TraitWords = {
  occasion: (occasion) => (typeof occasion === 'number' ? BY_HOUSE[occasion - 1] : BY_POINT[occasion]) ?? 'в остальном',
  speaker: (speaker) => {
    switch (speaker.kind) {
      case 'sign':
        return `${yourRu(speaker.point, 'nom')} ${inSignRu(speaker.sign)}`
      case 'house':
        return `${yourRu(speaker.point, 'nom')} ${inHouseRu(speaker.house)}`
      case 'ruler':
        return `управитель ${houseGenRu(speaker.of)} ${pointRu(speaker.point)}`
      case 'aspect':
        return aspectOf(speaker.a, speaker.aspect, speaker.b)
      case 'theme':
        return evidence(speaker.evidence)
    }
  },
  sides: [
    (one, other) =>
      `${capital(one.when)} ${one.does}: это ${one.speaker}. ${capital(other.when)} ${other.does}, и это уже ${other.speaker}.`,
    (one, other) =>
      `${capital(one.when)} ${one.does}, и отвечает за это ${one.speaker}. ${capital(other.when)} ${other.does}, а за это отвечает ${other.speaker}.`,
    (one, other) =>
      `${capital(one.when)} ${one.does} (${one.speaker}). ${capital(other.when)} ${other.does} (${other.speaker}).`,
  ],
}
