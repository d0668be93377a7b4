import type { Case } from './cases.ts'

/** First names of men that end in a consonant; of others one can't tell whether they are declined. */
const OF_MEN: ReadonlySet<string> = new Set(
  (
    'Адам Александр Альберт Антон Артём Артур Богдан Борис Вадим Валентин Виктор Владимир Владислав Всеволод Вячеслав ' +
    'Герман Глеб Давид Даниил Денис Егор Захар Иван Иосиф Кирилл Константин Леонид Макар Максим Марат Марк ' +
    'Мирон Михаил Назар Олег Платон Роберт Родион Роман Рустам Руслан Святослав Семён Станислав Степан ' +
    'Тимур Тихон Том Фёдор Филипп Эдуард Эрик Ян Ярослав ' +
    'Азамат Айрат Ансар Арсен Арслан Аскар Ахмед Бахтияр Вениамин Влас Демид Демьян Джон Ерлан Ермек Ефим ' +
    'Ильдар Ильяс Камиль Карим Клим Лаврентий Леон Макс Марсель Мартин Мурат Наиль Натан Нурлан Остап Оскар ' +
    'Рамиль Рашид Ренат Ринат Ричард Рудольф Рубен Самуил Тагир Тарас Теодор Тигран Трофим Федот Феликс Христофор ' +
    'Эльдар Эммануил Юлиан Яков'
  ).split(' '),
)
const OTHERWISE: Readonly<Record<string, string>> = {
  Игорь: 'Игоря',
  Лазарь: 'Лазаря',
  Лев: 'Льва',
  Павел: 'Павла',
  Пётр: 'Петра',
  Любовь: 'Любови',
}

/** Words that are noted before a first name: «соседка Тамара», «дядя Ваня». */
const BEFORE_NAME =
  /^(?:соседка|т[её]тя|бабушка|дедушка|дядя|мама|папа|сестра|подруга|няня|коллега|начальница|сосед|брат|друг|сын|дед)$/u
/** Patronymics, which follow a first name. */
const PATRONYMIC = /^[А-ЯЁ][а-яё]*(?:[ое]вна|ична|[ое]вич|ьич)$/u

/** «Анны», «Петра», «соседки Тамары»: whose something is; null for a name that can't be declined with certainty. */
export function genitiveNameRu(name: string): string | null {
  const [first = '', second, ...more] = name.split(' ')
  if (second === undefined) return genitiveWord(name)
  if (more.length > 0) return null
  if (BEFORE_NAME.test(first.toLowerCase())) return pair(genitiveNoun(first), genitiveWord(second))
  return PATRONYMIC.test(second) ? pair(genitiveWord(first), genitiveNoun(second)) : null
}

const pair = (one: string | null, other: string | null) => (one && other ? `${one} ${other}` : null)

/** Of a word that is known to be declined as its end shows. */
function genitiveNoun(noun: string): string {
  const stem = noun.slice(0, -1)
  if (/[гкхжчшщ]а$|я$/u.test(noun)) return `${stem}и`
  return noun.endsWith('а') ? `${stem}ы` : `${noun}а`
}

function genitiveWord(name: string): string | null {
  if (!/^[А-ЯЁ][а-яё]+$/u.test(name)) return null
  if (name in OTHERWISE) return OTHERWISE[name] ?? null
  const stem = name.slice(0, -1)
  if (/[гкхжчшщ]а$/u.test(name) || name.endsWith('я')) return `${stem}и`
  if (/[бвдзлмнпрстфц]а$/u.test(name)) return `${stem}ы`
  if (/[еиао]й$/u.test(name)) return `${stem}я`
  return OF_MEN.has(name) ? `${name}а` : null
}

/** A name in a case; null for one that can't be declined with certainty. */
export function nameInRu(name: string, in_: Case): string | null {
  const genitive = genitiveNameRu(name)
  if (genitive === null || in_ === 'gen') return genitive
  if (in_ === 'nom') return name
  const [first = '', second] = name.split(' ')
  if (second === undefined) return wordInRu(name, in_)
  return pair(wordInRu(first, in_, genitiveNoun(first)), wordInRu(second, in_, genitiveNoun(second)))
}

/** «Анной», «Петру»: a word in a case other than the nominative and the genitive, by its genitive. */
function wordInRu(name: string, in_: Exclude<Case, 'nom' | 'gen'>, noun?: string): string | null {
  const genitive = genitiveWord(name) ?? noun ?? null
  if (genitive === null) return null
  if (name === 'Любовь') return { dat: 'Любови', acc: 'Любовь', ins: 'Любовью', loc: 'Любови' }[in_]
  const stem = genitive.slice(0, -1)
  if (/[ая]$/u.test(name)) {
    const soft = name.endsWith('я')
    const dative = stem.endsWith('и') ? `${stem}и` : `${stem}е`
    const instrumental = soft || /[жчшщц]а$/u.test(name) ? `${stem}ей` : `${stem}ой`
    return { dat: dative, acc: soft ? `${stem}ю` : `${stem}у`, ins: instrumental, loc: dative }[in_]
  }
  const soft = genitive.endsWith('я')
  const locative = stem.endsWith('и') ? `${stem}и` : `${stem}е`
  return { dat: soft ? `${stem}ю` : `${stem}у`, acc: genitive, ins: soft ? `${stem}ем` : `${stem}ом`, loc: locative }[
    in_
  ]
}

/** «Анной», «Петром»: with whom; null for a name that can't be declined with certainty. */
export const instrumentalNameRu = (name: string): string | null => nameInRu(name, 'ins')
