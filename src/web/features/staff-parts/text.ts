import { plural } from '#language/plural.ts'
import { texts } from '../../i18n/dictionary.ts'

/** What the parts say that the staff's pages are made of. */
export const staffPartsText = texts(
  {
    loading: 'Loading',
    nothing: 'Nothing here yet',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    total: (total: number) => `${total} ${plural('en', total, { one: 'row', other: 'rows' })}`,
    previous: 'Previous page',
    next: 'Next page',
    reason: 'Reason',
    reasonHint: 'It’s kept in the audit log.',
    do: 'Confirm',
    done: 'Done.',
  },
  {
    loading: 'Загружаем…',
    nothing: 'Пока пусто',
    page: (page: number, pages: number) => `Страница ${page} из ${pages}`,
    total: (total: number) =>
      `${total} ${plural('ru', total, { one: 'строка', few: 'строки', many: 'строк', other: 'строки' })}`,
    previous: 'Предыдущая страница',
    next: 'Следующая страница',
    reason: 'Причина',
    reasonHint: 'Она останется в журнале.',
    do: 'Выполнить',
    done: 'Сделано.',
  },
)
