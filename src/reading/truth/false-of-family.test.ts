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
  ],
}

it.each(LANGS)('compares any two in words that are true of a child and of kin, %s', (lang) => {
  const text = readFileSync(new URL(`../library/texts/${lang}/compatibility.md`, import.meta.url), 'utf8')
  expect(OF_ANYBODY[lang].filter((words) => text.includes(words))).toEqual([])
})

/** What only somebody alive does, said of a thing. */
const IT_LIVES =
  /\b[Ii]t(?:’ll| will| would)? (?:likes|loves|thinks|learns|says|asks|knows|cries|enjoys|believes|fights|wins|understands|remembers|sits|shines)\b/gu

it('never calls a child "it" in a report about that child', () => {
  const entries = readdirSync(new URL('child/', ENTRIES)).filter((file) => file.endsWith('.en.md'))
  const files = [...entries.map((file) => `entries/child/${file}`), 'texts/en/child.md']
  const text = files.map((file) => readFileSync(new URL(`../library/${file}`, import.meta.url), 'utf8')).join('\n')
  expect(entries).toHaveLength(7)
  expect(text.match(IT_LIVES)).toBeNull()
  expect(text).not.toMatch(/child[^.]* itself/u)
})

it('says in Russian that the word for a child decides the pronoun, and has no pronoun in its headings', () => {
  const text = readFileSync(new URL('../library/texts/ru/child.md', import.meta.url), 'utf8')
  expect(text).toContain('и о мальчике, и о девочке')
  expect(text.match(/^\*\*(?:title|saturn)\*\* .*(?<!\p{L})(?:он|ему|его)(?!\p{L})/gmu)).toBeNull()
})
