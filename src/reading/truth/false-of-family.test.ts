import { expect, it } from 'vitest'
import { readdirSync, readFileSync } from 'node:fs'
import { LANGS, type Lang } from '#language/lang.ts'
import { loadLibrary } from '../library/load-library.ts'

/** Sentences that an outside reader found untrue of a child of four to eleven, and of parents, brothers and sisters. */
const OF_CHILDREN: Record<Lang, readonly string[]> = {
  en: [
    'second invoice',
    'argument about God',
    'The landlord',
    'the van is rented',
    'since the day you met',
    'Shift work',
    'sum that each may spend',
    'taxes and reserves',
    'one of you cooks',
    'good olives',
    'nobody obliges you',
  ],
  ru: [
    'чья-то ипотека',
    'жить в разных городах',
    'сменили город',
    'Неделю не писали',
    'нелюбимой должности',
    'Дети от вас двоих',
    'Дети в восторге',
    'Начальству вы стали',
  ],
}
const OF_FAMILY: Record<Lang, readonly string[]> = {
  en: [
    'One shows off a little when',
    'nobody could name the evening',
    'a year to lend you a book',
    'possibly siblings',
    'chipped bowl from the first year',
    'held where you grew up',
    'without looking at the exit',
    'this sort began at work',
  ],
  ru: [
    'принадлежать кому-то целиком',
    'созваниваетесь каждый вечер',
    'до этой встречи',
    'в анкету не впишешь',
    'поставили подписи',
    'Встреча каждого из вас',
    'гадают до десерта',
    'на двойняшек',
    'серьёзная с первых дней',
    'с первого рукопожатия',
  ],
}

const library = loadLibrary()
const ENTRIES = new URL('../library/entries/', import.meta.url)
const FOLDERS = ['synastry', 'overlay', 'composite', 'composite-aspect']

/** All that a pair may be told, whatever its charts. */
const told = (lang: Lang, audience: 'child' | 'kin' | 'any'): string =>
  FOLDERS.flatMap((folder) =>
    readdirSync(new URL(folder, ENTRIES))
      .filter((file) => file.endsWith(`.${lang}.md`))
      .flatMap((file) => {
        const keys = readFileSync(new URL(`${folder}/${file}`, ENTRIES), 'utf8').matchAll(/^## (.+)$/gm)
        const subject = `${folder}/${file.split('.')[0]}`
        return [...keys].flatMap(([, key = '']) =>
          Object.values(library.findForPair(lang, subject, key, audience) ?? {}),
        )
      }),
  ).join('\n')

it.each(LANGS)('tells a family and a child nothing that is false of them, %s', (lang) => {
  const [child, kin, any] = (['child', 'kin', 'any'] as const).map((audience) => told(lang, audience))
  expect([...OF_CHILDREN[lang], ...OF_FAMILY[lang]].filter((words) => child?.includes(words))).toEqual([])
  expect(OF_FAMILY[lang].filter((words) => kin?.includes(words))).toEqual([])
  // What is left out is left out for them alone, and most is told to everybody.
  expect((kin?.length ?? 0) / (any?.length ?? 1)).toBeGreaterThan(0.85)
  expect((child?.length ?? 0) / (any?.length ?? 1)).toBeGreaterThan(0.8)
})

/** What is told of two friends, colleagues or strangers: no home, kin or past as a couple, no love kept secret. */
const OF_FRIENDS: Record<Lang, readonly string[]> = {
  en: [
    'possibly siblings',
    'No one else would guess it',
    'behind closed shutters',
    'parted and come back',
    'Home is where you are fondest',
    'Home and family are where this bond',
    'You take home and family seriously together',
    'parents to look after',
    'Home is unusual or changeable for you two',
    'Home is a place for dreaming and retreat for the two of you',
    'At home the two of you',
    'your family history',
    'household custom',
    'Who was that on the phone',
    'fixed date a month',
    'a sum above which neither',
    'clients ask for both',
    'covering a shift',
    'The household hears',
    'an inheritance shared',
  ],
  ru: [
    'на двойняшек',
    'созваниваетесь каждый вечер',
    'тайно отказываются',
    'объединить счета',
    'Верность требуется полная',
    'любовь меряется',
    'Дом у вас открытый',
    'Дома вам снятся общие сны',
    'семейные тайны, старые обиды',
    'достаётся дому',
    'Семейные правила вы соблюдаете',
    'одной семейной обязанности',
    'живёте не как все',
    'вечер без отчёта',
    'разлюбят',
    'сумму, выше которой никто',
    'сослуживцы с такой связью',
    'На работе с людьми',
    'носите диваны',
    'бумаги по общей фирме',
    'Где живёте вы, там',
  ],
}

it.each(LANGS)('tells friends and colleagues nothing of lovers or of one household, %s', (lang) => {
  const any = told(lang, 'any')
  expect(OF_FRIENDS[lang].filter((words) => any.includes(words))).toEqual([])
})

it('tells two women nothing in Russian that is said of two men', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, ENTRIES))
      .filter((file) => file.endsWith('.ru.md'))
      .map((file) => readFileSync(new URL(`${folder}/${file}`, ENTRIES), 'utf8')),
  )
  expect(files).toHaveLength(43)
  const ofMen = /(?<!\p{L})(?:вы оба|обоих|обоим|од(?:ин|ного|ному) из вас|каждый из вас)(?!\p{L})/giu
  expect(files.flatMap((text) => text.match(ofMen) ?? [])).toEqual([])
})

/** Of the compatibility report, which has one text for whoever the two are. */
const OF_ANYBODY: Record<Lang, readonly string[]> = {
  en: [
    'coming for years',
    'goes on choosing',
    'an introduction',
    'better looking',
    'ashamed of their wish',
    'a first meeting feels',
    'won over and not overrun',
    'The first impression was good',
    'hard to like',
    'take you for related',
    'first impression lags',
    'is your child',
    'You meet to set',
    'nobody calls',
    'after midnight when',
    'formal at first',
    'get over things',
    'contacts or a car',
    'as much as a visit',
    'common pot',
    'same purse',
    'the furniture',
    'bedtime you aren’t',
    'live together without thinking',
    'uses old material',
    'passing whim',
    'what remains of it later',
    'supervised at the sink',
    'before the dishes',
  ],
  ru: [
    'ходит сюда годами',
    'выбирает его снова',
    'нужное знакомство',
    'оба хорошеют',
    'стыдно за своё желание',
    'первая встреча как вторая',
    'а не опрокинули',
    'Первое впечатление хорошее',
    'полюбить его сразу',
    'за родню',
    'впечатление отстаёт',
    'ваш ребёнок',
    'Встретились вы',
    'Чтобы разойтись',
    'за полночь',
    'сперва церемонно',
    'той карты, стоит в её',
    'Чужая, ',
    'всё переживаете легко',
    'знакомств или машину',
    'не хуже приезда',
    'общий котёл',
    'кошелёк',
    'мебель',
    'часе отбоя',
    'у раковины',
    'живут рядом, не задумываясь',
    'вечно не дотягивать',
    'в ход идёт старое',
    'раньше посуды',
    'три минуты обычного дня',
  ],
}

/** The texts of the compatibility report without those that partners alone are told. */
const comparedForAll = (lang: Lang): string =>
  readFileSync(new URL(`../library/texts/${lang}/compatibility.md`, import.meta.url), 'utf8')
    .split(/^(?=## )/mu)
    .filter((section) => !/^## (?:lovers\.|purse\.shared|\S+\.partner)/u.test(section))
    .join('')

it.each(LANGS)('compares any two in words that are true of a child and of kin, %s', (lang) => {
  const text = comparedForAll(lang)
  expect(OF_ANYBODY[lang].filter((words) => text.includes(words))).toEqual([])
})

it('compares two women in Russian without a word for two men', () => {
  expect(comparedForAll('ru').match(/(?<!\p{L})(?:оба|обоих|обоим|од(?:ин|ного|ному) из вас)(?!\p{L})/gu)).toBeNull()
})

/** What only somebody alive does, said of a thing. */
const IT_LIVES =
  /\b[Ii]t(?:’ll| will| would)? (?:likes|loves|thinks|learns|says|asks|knows|cries|enjoys|believes|fights|wins|understands|remembers|sits|shines)\b/gu

it('never calls a child "it" in a report about that child', () => {
  const entries = readdirSync(new URL('child/', ENTRIES)).filter((file) => file.endsWith('.en.md'))
  const files = [...entries.map((file) => `entries/child/${file}`), 'texts/en/child.md']
  const text = files.map((file) => readFileSync(new URL(`../library/${file}`, import.meta.url), 'utf8')).join('\n')
  expect(entries).toHaveLength(8)
  expect(text.match(IT_LIVES)).toBeNull()
  expect(text).not.toMatch(/child[^.]* itself/u)
})

/** «он» of a boy, not of a mood or a rule; «его вещь», «у него», «сам» and the like. */
const OF_A_BOY =
  /(?<![\p{L}»])(?:Он (?!рядом)|он (?:умеет|любит|знает|может|хочет|чувствует|думает|видит|входит|сам|уже|просто|скорее|часто|обычно|всем)|[Уу] него|ему (?:надо|нужн|хочется|кажется|нравится|неловко)|для него|при нём|ребёнок был|сам)(?!\p{L})/gu

it('tells of a child in Russian without a pronoun that suits a boy alone', () => {
  const files = readdirSync(new URL('child/', ENTRIES)).filter((file) => file.endsWith('.ru.md'))
  const texts = [...files.map((file) => `entries/child/${file}`), 'texts/ru/child.md'].map((file) =>
    readFileSync(new URL(`../library/${file}`, import.meta.url), 'utf8'),
  )
  expect(files).toHaveLength(8)
  expect(texts.flatMap((text) => text.match(OF_A_BOY) ?? [])).toEqual([])
})
