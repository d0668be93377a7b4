import { Seller } from '#contract/invoices.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { readSetting, writeSetting } from '#platform/staff-settings.ts'
import { audited, type Staff } from '../staff/api.ts'

const KEY = 'seller'

const NOBODY: Seller = {
  name: { en: 'Asteria', ru: 'Asteria' },
  details: { en: '', ru: '' },
  tax_number: '',
  tax_name: { en: 'VAT', ru: 'НДС' },
  tax_percent: 0,
  note: { en: '', ru: '' },
}

/** Who sells, as the staff has said it. */
export const readSeller = async (db: Db): Promise<Seller> =>
  ((await readSetting(db, KEY)) as Seller | undefined) ?? NOBODY

/** Says who sells, from now on. */
export async function changeSeller(services: Services, staff: Staff, seller: Seller): Promise<void> {
  await audited(services, staff, { action: 'set seller', target: 'seller', reason: '' }, async (tx) => {
    const before = await readSeller(tx)
    await writeSetting(tx, KEY, seller)
    return { before, after: seller, result: undefined }
  })
}
