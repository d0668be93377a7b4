import { planetsRu } from '#language/ru/numbers.ts'
import { capital } from '#language/capital.ts'
import type { Element, Mode } from '#astro/charts/balance.ts'
import type { ShapeName } from '#astro/charts/chart-shape.ts'
import { commonWordsRu } from './common-words-ru.ts'
import { byGender } from '#language/ru/cases.ts'
import { fromSignRu, inSignRu, intoSignRu } from '#language/ru/signs.ts'
import { genderRu, pointRu, yourRu } from '#language/ru/points.ts'
import { houseGenRu, houseRu, inHouseRu } from '#language/ru/ordinals.ts'
import { natalAspectRu } from '#language/ru/aspects.ts'
import type { NatalWords } from './natal-words.ts'

const planets = (count: number) => (count === 10 ? 'все десять планет' : `${planetsRu(count)} из десяти`)
const KINDS: Record<Element | Mode, string> = {
  fire: 'в знаках огня',
  earth: 'в знаках земли',
  air: 'в знаках воздуха',
  water: 'в знаках воды',
  cardinal: 'в знаках, с которых начинается время года',
  fixed: 'в знаках середины времени года',
  mutable: 'в знаках, которыми время года кончается',
}
const ELEMENTS: Record<Element, [nom: string, gen: string]> = {
  fire: ['огонь', 'огня'],
  earth: ['земля', 'земли'],
  air: ['воздух', 'воздуха'],
  water: ['вода', 'воды'],
}
const MODES: Record<Mode, string> = { cardinal: 'Начинать', fixed: 'Удерживать', mutable: 'Приспосабливаться' }
const SHAPES: Record<ShapeName, string> = {
  bundle: 'связка',
  bowl: 'чаша',
  bucket: 'корзина с ручкой',
  seesaw: 'качели',
  locomotive: 'локомотив',
  splash: 'россыпь',
  splay: 'гроздья',
}

/** Titles and sentences of the natal reading in Russian. */
export const natalWordsRu: NatalWords = {
  chapters: {
    thesis: 'О чём эта карта',
    core: 'Стержень',
    temperament: 'Темперамент',
    strong: 'Что звучит громче всего',
    everyday: 'Ум, сердце, воля',
    ties: 'Где встречаются двое',
    houses: 'Комнаты вашей жизни',
    times: 'Ваше поколение в вас',
    road: 'Дорога и больное место',
  },
  title: (topic, sign, house) =>
    `${capital(pointRu(topic))}${sign === null ? '' : ` ${inSignRu(sign)}`}${house === null ? '' : `, ${houseRu(house)}`}`,
  uncertain: (topic, from, to) =>
    `В день вашего рождения ${pointRu(topic)} переходит ${fromSignRu(from)} ${intoSignRu(to)}, и без часа рождения никто не скажет честно, какой из двух знаков ваш.`,
  uncertainPlace: (topic, from, to) =>
    `Такое время в разных местах Земли бывает в разные часы, и за эти часы ${pointRu(topic)} переходит ${fromSignRu(from)} ${intoSignRu(to)}; какой из двух знаков ваш, скажет место рождения.`,
  aspect: (a, aspect, b) => capital(natalAspectRu(a, aspect, b)),

  threadTitles: {
    clash: ['Где вы спорите с собой', 'Два голоса за одним столом', 'Две карты одного города'],
    match: ['Где одно помогает другому', 'Двое в одной упряжке', 'Вторая пара рук'],
    alike: ['Из одного куска', 'Одна нота дважды', 'Один цвет, два пальто'],
  },
  thread: [
    (one, other) =>
      `${capital(yourRu(one.point, 'nom'))} ${inSignRu(one.sign)}, ${yourRu(other.point, 'nom')} ${inSignRu(other.sign)}.`,
    (one, other) =>
      `${capital(pointRu(one.point))} у вас ${inSignRu(one.sign)}, а ${pointRu(other.point)} ${inSignRu(other.sign)}.`,
  ],
  clash: {
    'fire earth':
      'Одна ваша половина уже на лестнице, другая ищет чек. Первая зовёт вторую тормозом, вторая успела расплатиться за несколько идей первой. Ссора утихает, когда решения поделены: мелкое и обратимое сразу отдано быстрой, а то, под что надо лить фундамент, ночует у медленной. Кто видел обеих за работой, тот понимает, почему ваши смелые затеи стоят и через десять лет.',
    'fire water':
      'Что-то в вас требует сказать сейчас и вслух, а что-то ещё прислушивается, как это отзовётся. Поэтому вспышка и сожаление умещаются у вас в одну фразу, или же вы молчите неделю и закипаете из-за чайной ложки. Ненастоящего тут нет. Одно знает, где болит, другое успевает добежать; и если речь о том, чтобы вступиться за кого-то, они говорят хором, и это запоминают.',
    'earth air':
      'Объяснить вы умеете прекрасно, сделать тоже, только редко в один день. Пока одна половина сравнивает семь способов повесить полку, другой хочется к обеду видеть её на стене, и разговоры ей кажутся порчей шурупов. Разведите их по часам: сперва варианты, когда дрель далеко, потом дрель, когда новых вариантов не берут. Так ваша мысль начинает держать вес, чем похвалится не всякая.',
    'air water':
      'Сначала вы чувствуете, а через минуту у вас уже есть теория, и теория часто служит полотенцем. Люди слышат спокойный рассказ о том, из-за чего вы не спали. Лечить одно другим незачем. Пусть чувство решает, что правда, а мысль — какими словами её сказать, и вы сможете редкое: говорить о больном без слёз и без лекции.',
  },
  match: {
    'fire air':
      'У одного спички, у другого тяга: мысль не успевает усомниться, как она уже в деле, а дело подбрасывает следующую. С вами весело начинать. Не хватает балласта, и в каждом замысле пригодится что-нибудь весомое: срок, смета, человек, который спросит «а дальше?».',
    'earth water':
      'Одно чует, что нужно, другое идёт и приносит. Чувства вы показываете нечасто: пока другой подбирал бы слова, у вас они уже стали пришитой пуговицей или полным холодильником. Вдвоём они крепко держатся за людей, за стулья, за прошлогодний порядок, и открытое нарочно окно полезно обоим.',
  },
  alike: {
    fire: 'Переводчик между ними не нужен: чего захотелось одному, то другой уже начал. Отсюда прямота, которой доверяют, и отсюда же отсутствие того, кто внутри сказал бы «утро вечера мудренее». Этот голос берите снаружи, у людей, чью неторопливость вы уважаете.',
    earth:
      'Эти двое соглашаются, не дослушав: сперва посмотреть, потом посчитать, потом сберечь. Поэтому на вашем слове можно строить. Нет лишь той половины, которая сделала бы что-нибудь просто так, и хорошо, когда рядом есть люди, которые умеют.',
    air: 'Оба думают вслух и оба любят открытую форточку, так что с собой вы редко ссоритесь, зато и наедине с чувством почти не бываете. Если дело важное, побудьте с ним, пока закипает чайник, и только потом давайте ему имя.',
    water:
      'Оба принимают мир кожей. Что чувствует комната, вы знаете, а чьё это было чувство, не всегда. Внутри никто не скажет, что вы хватили через край, поэтому заведите свидетеля со стороны, сухого и доброго, и спрашивайте у него, что же произошло на самом деле.',
  },

  elementTitle: (element, kind) =>
    kind === 'dominant' ? `Много ${ELEMENTS[element][1]}` : `Нет ${ELEMENTS[element][1]}`,
  modeTitle: (mode, kind) => `${MODES[mode]}: ${kind === 'dominant' ? 'ваш первый способ' : 'способ, которого нет'}`,
  shapeTitle: (shape) => `Карта целиком: ${SHAPES[shape]}`,
  many: (of, of10) =>
    `${capital(planets(of10.length))} собрались ${KINDS[of]}: ${commonWordsRu.list(of10.map((planet) => pointRu(planet)))}.`,
  none: (of) => `Ни одной из десяти планет нет ${KINDS[of]}.`,
  shape: (shape) =>
    `Если смотреть сверху, десять планет ложатся фигурой, которую астрологи называют «${SHAPES[shape]}».`,

  reason: {
    'rules-ascendant': [
      (planet) => `${capital(pointRu(planet))} управляет вашим асцендентом и чаще прочих говорит от вашего имени.`,
    ],
    angular: [
      (planet) =>
        `${capital(pointRu(planet))} стоит в одном из четырёх углов карты, откуда планету слышно сквозь стены.`,
      (planet) => `Планета в угловом доме не ждёт, пока спросят, а ${pointRu(planet)} как раз в таком.`,
      (planet) => `Место в первом ряду, угловой дом, досталось ${pointRu(planet, 'dat')}.`,
    ],
    'on-angle': [
      (planet) => `${capital(pointRu(planet))} стоит прямо на углу карты, и это замечают в вас раньше остального.`,
      (planet) => `Мало что в карте так на виду, как планета на углу, и здесь это ${pointRu(planet)}.`,
    ],
    final: [
      (planet) => `С какой планеты ни начни переходить к управителю её знака, цепочка кончается ${onRu(planet)}.`,
    ],
    aspects: [
      (planet) =>
        `Без ${pointRu(planet, 'gen')} в этой карте мало что обходится: через эту точку идёт большинство нитей.`,
      (planet) =>
        `${capital(pointRu(planet))} ${byGender(genderRu(planet), 'связан', 'связана', 'связано')} с остальной картой теснее многих.`,
      (planet) => `Что в карте ни тронь, отзовётся и ${pointRu(planet)}.`,
    ],
  },
  retrograde: [
    (planet) => `${capital(pointRu(planet))} при вашем рождении ${retrograde(planet)}.`,
    (planet) => `В тот день ${pointRu(planet)} ${retrograde(planet)}, то есть идёт по небу назад.`,
    (planet) => `Ещё одно: ${pointRu(planet)} у вас ${retrograde(planet)}.`,
  ],
  rulerTitle: (house, inHouse) =>
    house === inHouse
      ? `Управитель ${houseGenRu(house)} у себя`
      : `Управитель ${houseGenRu(house)} ${inHouseRu(inHouse)}`,
  ruler: [
    (house, ruler, inHouse) => `Управитель ${houseGenRu(house)}, ${pointRu(ruler)}, стоит ${inHouseRu(inHouse)}.`,
    (house, ruler, inHouse) =>
      `${capital(pointRu(ruler))}, управитель ${houseGenRu(house)}, стоит ${inHouseRu(inHouse)}.`,
  ],
}

const retrograde = (planet: Parameters<typeof genderRu>[0]) =>
  byGender(genderRu(planet), 'ретрограден', 'ретроградна', 'ретроградно')
const onRu = (planet: Parameters<typeof pointRu>[0]) => `на ${pointRu(planet, 'loc')}`
