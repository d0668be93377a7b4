import { words, type TextRule } from './passage.ts'
import { isWord } from './spelling.ts'

/**
 * Words that are right with е although there is another with ё («все» and «всё», «берег» and «берёг»). The dictionary
 * takes every word with ё also with е, so it can’t tell; where ё can’t be decided from the word alone, it is left to the writer.
 */
const EITHER = new RegExp(
  `^(?:${[
    // pronouns and particles
    'все|всем|чем|нем|тем|моем|сам[ое]е',
    // nouns and their cases
    'неб[аоу]|небом|небе|лет[ауе]?|летом|перед|погреб|берег|падеж|мел|осел|узел',
    'черт|черт[ауые]|чертам|чертами|чертах|чертеж.+|счета|счетах|счетам|счетами|счетов|счету|запоем|шлем',
    'звезды|сестры|жены|слезы|слезам|слезами|слезах|озера|села|сел|стекла|весла|ведра|ведро|ребра|зерна|гнезда|колеса|метлы|пчелы|щеки|серьги',
    'ремесла|бедра|недр|железа?|железы|веретена|знамена|семена|имена|клена|меда|тетки|теста|места',
    'простыней|долей|родней|ступней|свечей|броней|западней|петлей|клешней',
    '(?:за|от|под|раз|при|по|на|с)?мет(?:к|о).+|замет(?:ен|на|но|ны)',
    // verbs: «узнает» tomorrow, «узнаёт» now
    '(?:у|при|со|осо|по|о|опо|рас)?зна(?:ет|ешь|ем|ете)(?:ся|сь)?|минет|.*верн(?:ут|ута|уто|уты)|поем|передохн.+|слез|сел|мел|запер|стекла',
    'вы(?!да|зна|ста).+(?:ет|ем|ете|ешь)(?:ся|сь)?',
    // short adjectives: «легки на подъём»
    'далек[аои]|издалека|далеко|темн[аоы]|тепл(?:[аоы]|ом)|черн[аоы]|желт[аоы]|зелен[аоы]|бел[аоы]|легк[аои]|тяжел[аоы]|тверд[аы]',
    'мертв[аоы]|остр[аоы]|пестр[аоы]|весел|весел[аоы]|жесток|дешев[аы]|учен[аоы]|хитер|светл[аоы]|тесн[аоы]|нежен|точен|ценен|полн[аоы]',
    // comparatives
    '(?:по)?(?:тепл|тяжел|темн|черн|желт|зелен|весел|дешев|тверд|мертв|пестр|черств|хитр|умн|силь?н|кругл|мудрен)ее',
    // short participles have ё in the masculine alone: «решён», «решено»
    '.+ен[аоы]',
    // two words each
    'весны|летн.+|недостроенн.+|путев.+|полеж(?:ит|ат)|матерей|недалеко|раздвоенн.+|настороженност.+|священн.+|маркер.*|ежа|полнее|заглушен|сложен|пройденн.+',
    'платежа|совершенн.+|истекш.+|заточенн.+|крестн.+|уговоренн.+|отцветш.+|житье',
  ].join('|')})$`,
  'u',
)

/** «в чём», «о нём», «во всём», «всё-таки»: beside these words only ё is right, but for «не о чем». */
const IN_PLACE: readonly RegExp[] = [
  words('(?<!не )(?:в|на|о|при|по) (?:чем|нем)'),
  words('все-таки'),
  words('(?:во|обо|о|на|при) (?:всем|моем)(?! \\p{L}+[ыи]м(?!\\p{L}))'),
]

/** «ё» stands wherever it belongs: a word that the dictionary has with ё is a fault without, but for {@link EITHER}. */
export const yo: TextRule = (text, lang) => {
  if (lang !== 'ru') return []
  const found = IN_PLACE.flatMap((pattern) => [...text.matchAll(pattern)].map(([fault]) => `«${fault}» has ё`))
  for (const [word] of text.matchAll(/(?<!\p{L})[А-Яа-я]*[Ее][А-Яа-я]*(?!\p{L})/gu)) {
    const right = EITHER.test(word.toLowerCase()) ? undefined : withYo(word)
    if (right) found.push(`«${word}» has ё: ${right}`)
  }
  return found
}

const known = new Map<string, string | undefined>()

/** The word with one of its е turned into ё, where the dictionary has it so. */
function withYo(word: string): string | undefined {
  if (!known.has(word)) {
    const candidates = [...word.matchAll(/[Ее]/gu)].map(
      ({ index }) => `${word.slice(0, index)}${word[index] === 'е' ? 'ё' : 'Ё'}${word.slice(index + 1)}`,
    )
    known.set(
      word,
      candidates.find((candidate) => isWord(candidate, 'ru')),
    )
  }
  return known.get(word)
}
