import { redirect, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { CATALOGUE, inLanguage, reportsIn } from '#product/catalogue/catalogue.ts'
import { REPORT_CATEGORIES } from '#product/catalogue/report.ts'
import { publicMeta } from '../../chrome/page-meta.ts'
import { CataloguePage, type CataloguePageData } from './catalogue-page.tsx'
import { cardOf } from './report-card.tsx'
import { reportsText } from './text.ts'
import { langOfRequest } from '../../i18n/lang.ts'
import type { Lang } from '#language/lang.ts'

export function loader({ request, params }: LoaderFunctionArgs): CataloguePageData {
  const lang = langOfRequest(request)
  const category = REPORT_CATEGORIES.find((name) => name === params['category']) ?? null
  if (params['category'] && !category) throw redirect('/reports')
  const reports = category ? reportsIn(category) : CATALOGUE
  return { total: CATALOGUE.length, category, reports: reports.map((report) => cardOf(inLanguage(report, lang))) }
}

export function meta(args: MetaArgs<typeof loader>) {
  const { category, reports = [] } = args.loaderData ?? {}
  if (!category) return publicMeta(reportsText, args, '/reports')
  const titles = reports.map(({ short }) => short).join(', ')
  const named = (lang: Lang) => {
    const t = reportsText[lang]
    const name = t.categories[category]
    return { title: t.categoryTitle(name), description: t.categoryDescription(name, titles) }
  }
  return publicMeta(named, args, `/reports/${category}`)
}

export default function ReportsRoute() {
  return <CataloguePage {...useLoaderData<typeof loader>()} />
}
