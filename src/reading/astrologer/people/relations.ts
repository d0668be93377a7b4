import type { Lang } from '#language/lang.ts'

/** What a saved person may be to the reader, and the words by which the reader names one; stems end in `*`. */
type Relation =
  | 'partner'
  | 'ex'
  | 'friend'
  | 'mother'
  | 'father'
  | 'parent'
  | 'son'
  | 'daughter'
  | 'child'
  | 'brother'
  | 'sister'
  | 'sibling'
  | 'colleague'
  | 'boss'
  | 'grandmother'
  | 'grandfather'

const WORDS: Record<Lang, Record<Relation, readonly string[]>> = {
  en: {
    partner: [
      'partner',
      'partners',
      'husband',
      'husbands',
      'wife',
      'wifes',
      'boyfriend*',
      'girlfriend*',
      'bf',
      'gf',
      'fiance*',
      'spouse',
      'hubby',
      'missus',
    ],
    ex: ['ex', 'exs'],
    friend: ['friend', 'friends', 'bestie', 'mate', 'bff'],
    mother: ['mother', 'mothers', 'mum', 'mums', 'mom', 'moms', 'mommy', 'mama', 'mam'],
    father: ['father', 'fathers', 'dad', 'dads', 'papa'],
    parent: ['parent'],
    son: ['son', 'sons', 'boy'],
    daughter: ['daughter', 'daughters', 'girl'],
    child: ['child', 'childs', 'kid', 'kids', 'baby', 'toddler'],
    brother: ['brother', 'brothers', 'bro'],
    sister: ['sister', 'sisters', 'sis'],
    sibling: ['sibling', 'twin'],
    colleague: ['colleague', 'coworker', 'workmate'],
    boss: ['boss', 'manager'],
    grandmother: ['grandma', 'grandmother', 'granny', 'gran', 'nan', 'nana'],
    grandfather: ['grandpa', 'grandfather', 'grandad'],
  },
  ru: {
    partner: [
      'муж',
      'мужа',
      'мужу',
      'мужем',
      'муже',
      'мужик',
      'жена',
      'жены',
      'жене',
      'жену',
      'женой',
      'парень',
      'парня',
      'парню',
      'парнем',
      'девушка',
      'девушки',
      'девушке',
      'девушку',
      'девушкой',
      'партнер*',
      'жених*',
      'невеста',
      'невесты',
      'невесте',
      'невесту',
      'невестой',
      'супруг*',
      'любим*',
    ],
    ex: ['бывш*'],
    friend: ['друг', 'друга', 'другу', 'другом', 'друге', 'подруг*', 'подружк*', 'приятел*'],
    mother: ['мам', 'мама', 'мамы', 'маме', 'маму', 'мамой', 'мать', 'матери', 'матерью', 'мамин*'],
    father: ['пап', 'папа', 'папы', 'папе', 'папу', 'папой', 'отец', 'отца', 'отцу', 'отцом', 'папин*', 'батя', 'бати'],
    parent: ['родител*'],
    son: ['сын', 'сына', 'сыну', 'сыном', 'сыне', 'сынок', 'сыночк*', 'сынишк*'],
    daughter: ['дочь', 'дочери', 'дочерью', 'дочка', 'дочки', 'дочке', 'дочку', 'дочкой', 'доча', 'дочкин*'],
    child: ['ребенок', 'ребенка', 'ребенку', 'ребенком', 'малыш*'],
    brother: ['брат', 'брата', 'брату', 'братом', 'брате', 'братик*'],
    sister: ['сестр*', 'сестер', 'сестренк*'],
    sibling: [],
    colleague: ['коллег*'],
    boss: ['начальни*', 'босс*', 'шеф*'],
    grandmother: ['бабушк*', 'бабул*'],
    grandfather: ['дедушк*', 'дед', 'деда', 'деду'],
  },
}

/** Which other names a relation goes by: somebody saved as "parent" may be the mother. */
const WIDER: Partial<Record<Relation, readonly string[]>> = {
  mother: ['parent'],
  father: ['parent'],
  son: ['child'],
  daughter: ['child'],
  child: ['son', 'daughter'],
  brother: ['sibling'],
  sister: ['sibling'],
  sibling: ['brother', 'sister'],
  parent: ['mother', 'father'],
  boss: ['colleague'],
}

const isWord = (forms: readonly string[], word: string) =>
  forms.some((form) => (form.endsWith('*') ? word.startsWith(form.slice(0, -1)) : form === word))

/** The relations that a word names, whoever is saved. */
export const relationsOf = (lang: Lang, word: string): Relation[] =>
  (Object.keys(WORDS[lang]) as Relation[]).filter((relation) => isWord(WORDS[lang][relation], word))

/** Whether a word names the relation in which somebody is saved: "husband" whom the reader saved as partner. */
export function isRelationWord(lang: Lang, word: string, saved: string): boolean {
  const kept = saved.toLowerCase().replaceAll('ё', 'е')
  if (kept === '') return false
  return relationsOf(lang, word).some((relation) => {
    if (relation === kept || WIDER[relation]?.includes(kept)) return true
    // What the reader wrote in their own words: "жена", "mother-in-law".
    return (
      kept.split(/[\s-]+/).some((part) => relationsOf(lang, part).includes(relation)) &&
      !/in-law|свекр|тещ|тест/.test(kept)
    )
  })
}

/** Whether a word names any relation, whoever is saved. */
export const isKinWord = (lang: Lang, word: string): boolean => relationsOf(lang, word).length > 0
