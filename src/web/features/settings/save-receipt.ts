import type { Receipt } from '#contract/account-data.ts'
import { texts } from '../../i18n/dictionary.ts'
import { saveFile } from '../../ui/save-file.ts'

const receiptWords = texts(
  {
    title: 'Asteria: account deleted',
    at: 'When (UTC)',
    code: 'Receipt code',
    deleted: 'Deleted (rows per table)',
    files: 'File locations emptied (review pictures, report PDFs)',
    kept: 'Kept, without name, address or account, as accounting law requires',
    nothing: 'nothing',
    outside:
      'Also deleted: queued jobs, counts of attempts, and emails in our own outbox. Backups are overwritten in turn. A payment provider keeps its own records.',
    again: (address: string) => `This receipt contains no names. For three years you can read it again at ${address}`,
  },
  {
    title: 'Asteria: учётная запись удалена',
    at: 'Когда (UTC)',
    code: 'Код этого подтверждения',
    deleted: 'Удалено строк, по таблицам',
    files: 'Очищено мест хранения (фотографии из отзывов, PDF отчётов)',
    kept: 'Оставлено без имени, адреса и учётной записи, как требует закон о бухгалтерском учёте',
    nothing: 'ничего',
    outside:
      'Удалены также ожидавшие задания, счётчики попыток и письма в нашей собственной папке. Резервные копии перезаписываются по очереди. Платёжная система ведёт собственный учёт.',
    again: (address: string) => `В подтверждении нет имён. В течение трёх лет его можно прочитать ещё раз: ${address}`,
  },
)

/** The receipt of a deletion as a page of plain text. */
function receiptText(lang: keyof typeof receiptWords, { code, erased_at: at, deleted, kept, files }: Receipt) {
  const t = receiptWords[lang]
  const lines = (rows: Receipt['deleted']) =>
    rows.length > 0 ? rows.map(({ what, rows: count }) => `  ${what}: ${count}`).join('\n') : `  ${t.nothing}`
  return [
    t.title,
    `${t.at}: ${at}\n${t.code}: ${code}`,
    `${t.deleted}:\n${lines(deleted)}`,
    `${t.files}: ${files}`,
    `${t.kept}:\n${lines(kept)}`,
    t.outside,
    t.again(`${location.origin}/api/erasure/${code}`),
  ].join('\n\n')
}

/** Of its own for each deletion, to the second. */
export const receiptName = ({ erased_at: at }: Pick<Receipt, 'erased_at'>): string =>
  `asteria-receipt-${at.slice(0, 19).replaceAll(':', '-')}.txt`

/** Hands the receipt of a deletion out, to be kept. */
export function saveReceipt(lang: keyof typeof receiptWords, receipt: Receipt): void {
  saveFile(receiptName(receipt), receiptText(lang, receipt), 'text/plain')
}
