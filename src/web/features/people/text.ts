import { plural } from '#language/plural.ts'
import { texts } from '../../i18n/text.tsx'

export const peopleText = texts(
  {
    choose: 'With whom?',
    intro: 'Their birth stays in your account; nobody else sees it.',
    nobody: 'You haven’t noted anybody yet.',
    add: 'Add a person',
    addTitle: 'Add a person',
    editTitle: (name: string) => `${name}: birth`,
    edit: (name: string) => `Correct the birth of ${name}`,
    name: 'Name',
    nameHint: 'As you call them; it stands in the reading.',
    relation: 'Who they are to you',
    relationHint: 'Readings of the two of you go by it: love is spoken of with a partner only.',
    optional: 'optional',
    noRelation: 'Not given',
    relations: {
      partner: 'Partner or spouse',
      friend: 'Friend',
      parent: 'Parent',
      child: 'Child',
      sibling: 'Brother or sister',
      colleague: 'Colleague',
      other: 'Somebody else',
    },
    birth: 'Their birth',
    save: 'Save',
    noticeTitle: 'Please note',
    remove: 'Remove this person',
    removeSure: (name: string) => `Remove ${name}?`,
    goes: ({ charts, reports }: { charts: number; reports: number }) =>
      charts + reports === 0
        ? 'No chart and no report has been made with them.'
        : `Deleted with them, for good: ${[
            ...(charts > 0 ? [`${charts} ${plural('en', charts, { one: 'chart', other: 'charts' })}`] : []),
            ...(reports > 0
              ? [`${reports} ${plural('en', reports, { one: 'report', other: 'reports' })}, PDFs included`]
              : []),
          ].join('; ')}.`,
    goesUncounted: 'The charts and reports made with them are deleted too, for good.',
    notGivenBack: 'What a finished report cost is not given back.',
    stopped: 'Writing that isn’t finished stops, and its price is yours again for another report.',
    chatStays: 'What you wrote of them in the chat stays until you delete the conversation.',
    removeYes: 'Remove',
    keep: 'Keep',
    unknownHour: 'hour unknown',
  },
  {
    choose: 'С кем?',
    intro: 'Данные останутся в вашей учётной записи, их никто больше не увидит.',
    nobody: 'Здесь пока никого нет.',
    add: 'Добавить человека',
    addTitle: 'Новый человек',
    editTitle: (name: string) => `${name}: данные рождения`,
    edit: (name: string) => `Исправить данные: ${name}`,
    name: 'Имя',
    nameHint: 'Как вы этого человека называете: имя войдёт в толкование.',
    relation: 'Кем вам приходится',
    relationHint: 'От этого зависит, как сказано о вас двоих: о любви говорится только с партнёром.',
    optional: 'необязательно',
    noRelation: 'Не указано',
    relations: {
      partner: 'Муж, жена, партнёр',
      friend: 'Друг или подруга',
      parent: 'Мать или отец',
      child: 'Ребёнок',
      sibling: 'Брат или сестра',
      colleague: 'Коллега',
      other: 'Кто-то другой',
    },
    birth: 'Рождение',
    save: 'Сохранить',
    noticeTitle: 'Обратите внимание',
    remove: 'Удалить человека',
    removeSure: (name: string) => `Удалить запись «${name}»?`,
    goes: ({ charts, reports }: { charts: number; reports: number }) =>
      charts + reports === 0
        ? 'Ни карт, ни отчётов с этим человеком нет.'
        : `Вместе с ней навсегда пропадут: ${[
            ...(charts > 0
              ? [`${charts} ${plural('ru', charts, { one: 'карта', few: 'карты', many: 'карт', other: 'карты' })}`]
              : []),
            ...(reports > 0
              ? [
                  `${reports} ${plural('ru', reports, { one: 'отчёт', few: 'отчёта', many: 'отчётов', other: 'отчёта' })} вместе с PDF`,
                ]
              : []),
          ].join('; ')}.`,
    goesUncounted: 'Карты и отчёты с этим человеком тоже пропадут навсегда.',
    notGivenBack: 'Стоимость готовых отчётов не возвращается.',
    stopped: 'Работа над недописанным прекратится, и на эти деньги можно будет заказать другой отчёт.',
    chatStays: 'Ваши слова об этом человеке в чате останутся, пока вы не удалите беседу.',
    removeYes: 'Удалить',
    keep: 'Оставить',
    unknownHour: 'час неизвестен',
  },
)
