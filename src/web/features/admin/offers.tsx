import { PLANS } from '#product/offers.ts'
import { PRODUCTS } from '#product/products.ts'
import { RIGHTS } from '#product/rights.ts'
import { formatMoney } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Table } from '../staff-parts/table.tsx'
import { adminText } from './text.ts'

/** Plans and products as they are sold. */
export default function Offers() {
  const t = useText(adminText)
  const { lang } = useLang()
  const price = (cents: number) => formatMoney(lang, cents / 100, 'USD')
  return (
    <>
      <p className="mt-4 max-w-[46rem] font-text">{t.offersNote}</p>
      <Table
        label={t.fields.plan}
        rows={PLANS}
        rowKey={({ id }) => id}
        columns={[
          { name: t.columns.plan, render: ({ id, texts }) => `${texts[lang].title} (${id})` },
          { name: t.columns.price, render: ({ priceCents }) => price(priceCents), isNumber: true },
          { name: t.columns.questionsADay, render: ({ id }) => RIGHTS[id].questionsADay, isNumber: true },
          { name: t.columns.credits, render: ({ id }) => RIGHTS[id].extraReports, isNumber: true },
        ]}
      />
      <Table
        label={t.products}
        rows={Object.values(PRODUCTS)}
        rowKey={({ id }) => id}
        columns={[
          { name: t.columns.type, render: ({ id, texts }) => `${texts[lang].title} (${id})` },
          { name: t.columns.price, render: ({ priceCents }) => price(priceCents), isNumber: true },
          { name: t.columns.credits, render: ({ bundle }) => bundle, isNumber: true },
        ]}
      />
    </>
  )
}
