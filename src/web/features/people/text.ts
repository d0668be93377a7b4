import { plural } from '#language/plural.ts'
import { texts } from '../../i18n/dictionary.ts'

export const peopleText = texts(
  {
    people: 'People',
    peopleIntro: 'People you’ve added, their charts and your charts with them.',
    toAll: 'All people and birthdays',
    choose: 'Who is it with?',
    intro: 'Their birth details stay private.',
    nobody: 'You haven’t added anyone yet.',
    add: 'Add a person',
    addTitle: 'Add a person',
    editTitle: (name: string) => `${name}: birth details`,
    editShort: 'Edit',
    edit: (name: string) => `Edit ${name}’s birth details`,
    day: (name: string) => `${name}’s day`,
    name: 'Name',
    nameHint: 'What you call them; it appears in your readings.',
    relation: 'Relationship',
    relationHint: 'We write about love only if this is your partner.',
    optional: 'optional',
    noRelation: 'Not specified',
    relations: {
      partner: 'Partner or spouse',
      friend: 'Friend',
      parent: 'Parent',
      child: 'Child',
      sibling: 'Brother or sister',
      colleague: 'Colleague',
      other: 'Someone else',
    },
    group: 'Group',
    groupByRelation: 'By relationship',
    groups: { family: 'Family', friends: 'Friends', work: 'Work' },
    newGroup: 'New group…',
    groupName: 'Name of the group',
    birth: 'Their birth details',
    save: 'Save',
    saved: 'Person added',
    isSaved: (name: string) => `You can read this about ${name} now:`,
    noticeTitle: 'Please note',
    remove: 'Remove this person',
    removeSure: (name: string) => `Remove ${name}?`,
    goes: ({ charts, reports }: { charts: number; reports: number }) =>
      charts + reports === 0
        ? 'You have no charts or reports with them.'
        : `This also deletes, for good: ${[
            ...(charts > 0 ? [`${charts} ${plural('en', charts, { one: 'chart', other: 'charts' })}`] : []),
            ...(reports > 0
              ? [`${reports} ${plural('en', reports, { one: 'report', other: 'reports' })}, PDFs included`]
              : []),
          ].join('; ')}.`,
    goesUncounted: 'This also deletes your charts and reports with them, for good.',
    notGivenBack: 'Finished reports are not refunded.',
    stopped: 'Reports still being written will be stopped, and you can order others instead.',
    chatStays: 'What you wrote about them in the chat stays until you delete the conversation.',
    removeYes: 'Remove',
    keep: 'Keep',
    unknownHour: 'time unknown',
  },
  {
    people: 'Люди',
    peopleIntro: 'Люди, которых вы добавили, их карты и ваши карты с ними.',
    toAll: 'Все люди и дни рождения',
    choose: 'С кем?',
    intro: 'Данные останутся в вашей учётной записи, другие пользователи их не увидят.',
    nobody: 'Вы ещё никого не добавили.',
    add: 'Добавить человека',
    addTitle: 'Новый человек',
    editTitle: (name: string) => `${name}: данные рождения`,
    editShort: 'Изменить',
    edit: (name: string) => `Исправить данные: ${name}`,
    day: (name: string) => `День: ${name}`,
    name: 'Имя',
    nameHint: 'Как вы называете этого человека: имя появится в толковании.',
    relation: 'Кто это для вас',
    relationHint: 'От этого зависит, что мы пишем о вас двоих: о любви — только партнёрам.',
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
    group: 'Группа',
    groupByRelation: 'По тому, кто это для вас',
    groups: { family: 'Семья', friends: 'Друзья', work: 'Работа' },
    newGroup: 'Новая группа…',
    groupName: 'Название группы',
    birth: 'Данные рождения',
    save: 'Сохранить',
    saved: 'Человек добавлен',
    isSaved: (name: string) => `${name}: что уже можно прочитать`,
    noticeTitle: 'Обратите внимание',
    remove: 'Удалить человека',
    removeSure: (name: string) => `Удалить запись «${name}»?`,
    goes: ({ charts, reports }: { charts: number; reports: number }) =>
      charts + reports === 0
        ? 'Ни карт, ни отчётов с этим человеком нет.'
        : `Вместе с ней навсегда исчезнут: ${[
            ...(charts > 0
              ? [`${charts} ${plural('ru', charts, { one: 'карта', few: 'карты', many: 'карт', other: 'карты' })}`]
              : []),
            ...(reports > 0
              ? [
                  `${reports} ${plural('ru', reports, { one: 'отчёт', few: 'отчёта', many: 'отчётов', other: 'отчёта' })} вместе с PDF`,
                ]
              : []),
          ].join('; ')}.`,
    goesUncounted: 'Карты и отчёты с этим человеком тоже исчезнут навсегда.',
    notGivenBack: 'Стоимость готовых отчётов не возвращается.',
    stopped: 'Отчёты, которые ещё пишутся, мы остановим, а вместо них можно будет заказать другие.',
    chatStays: 'То, что вы писали в чате об этом человеке, останется, пока вы не удалите разговор.',
    removeYes: 'Удалить',
    keep: 'Оставить',
    unknownHour: 'время неизвестно',
  },
)
