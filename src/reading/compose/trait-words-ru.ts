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
  sun: 'в крупных решениях',
  moon: 'дома и в усталости',
  mercury: 'в разговоре и на письме',
  venus: 'в дружбе и симпатии',
  mars: 'когда надо добиваться своего,',
  jupiter: 'когда подворачивается случай,',
  saturn: 'там, где отвечать вам,',
  uranus: 'когда слишком долго ничего не меняется,',
  neptune: 'когда задето воображение,',
  pluto: 'когда ставка высока,',
  asc: 'с людьми, которые вас ещё не знают,',
  mc: 'на людях',
  chiron: 'там, где задето больное место,',
  trueNode: 'там, где вы учитесь,',
}
const BY_HOUSE = [
  'когда вы действуете от своего имени,',
  'в денежных делах',
  'в ежедневных разговорах и поездках',
  'в своих четырёх стенах',
  'в игре',
  'в будничной работе',
  'с партнёром лицом к лицу',
  'когда речь о доверии и общих деньгах,',
  'вдали от дома',
  'в профессии',
  'среди друзей',
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
  opener: {
    pace: 'Скоростей у вас две.',
    feeling: 'Чувства у вас живут по двум часам.',
    talk: 'Говорить вы умеете двояко.',
    approach: 'К желаемому у вас ведут две дороги.',
    conflict: 'Ссора застаёт вас в одном из двух настроений.',
    closeness: 'Вам нужны и люди, и простор; карта говорит, когда что.',
    trust: 'Доверие у вас устроено двояко.',
    stage: 'У вас есть место и на сцене, и за кулисами.',
    home: 'Одна ваша часть остаётся, другая едет.',
    change: 'Вы и храните, и меняете, только обычно разные вещи.',
    risk: 'Смелость и осторожность поделили у вас обязанности.',
    order: 'У порядка и у импровизации в вас свои владения.',
    authority: 'К правилам у вас два отношения.',
    money: 'Рука ваша то сжата, то открыта.',
    appetite: 'Сколько вам нужно, зависит от того, что на столе.',
    unity: 'Здесь карта спорит сама с собой, и обе стороны верны.',
    face: 'Что о вас узнают при встрече, зависит от того, что увидят первым.',
    chat: 'Вы умеете говорить часами и столько же молчать.',
    ambition: 'Наверх вам хочется, но не везде.',
    rest: 'В одном отдых даётся вам легко, в другом почти никак.',
    faith: 'Вы легко верите, и вы же проверяете.',
    credit: 'Где-то вам важна подпись, а где-то вы забываете её поставить.',
  },
  pole: {
    pace: ['вы действуете сразу', 'вы берёте столько времени, сколько нужно'],
    feeling: ['чувство опережает мысль', 'чувство ждёт, пока станет безопасно'],
    talk: ['вы говорите прямо', 'вы ищете слово помягче'],
    approach: ['вы идёте к цели напрямик', 'вы подходите к цели со стороны'],
    conflict: ['вы принимаете бой', 'вы бережёте мир'],
    closeness: ['вам нужен кто-то рядом', 'вам нужен воздух вокруг'],
    trust: ['вы сначала верите, потом проверяете', 'вы сначала проверяете, потом верите'],
    stage: ['вам хорошо на виду', 'вам лучше в тени'],
    home: ['вам нужна своя почва под ногами', 'вас зовёт дорога'],
    change: ['вы держитесь проверенного', 'вам нужно новое'],
    risk: ['вы рискуете', 'вы сначала пробуете почву'],
    order: ['вам нужно, чтобы всё было как следует', 'вы импровизируете'],
    authority: ['вы спорите с правилом', 'вы принимаете правило и служите ему'],
    money: ['вы бережёте', 'вы тратите щедро'],
    appetite: ['вам хочется добавки', 'вам хватает малого'],
    unity: ['цель и потребность тянут в одну сторону', 'цель и потребность расходятся'],
    face: ['вас видно сразу', 'люди сперва знакомятся с вашей манерой'],
    chat: ['вы всё проговариваете вслух', 'вы скупы на слова'],
    ambition: ['вам надо на самый верх', 'чины вас не волнуют'],
    rest: ['отдых приходит сам', 'остановиться почти не получается'],
    faith: ['вы верите, что всё сложится', 'вы верите в то, что проверено'],
    credit: ['вам нужно своё имя под делом', '«мы» даётся вам легче, чем «я»'],
  },
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
