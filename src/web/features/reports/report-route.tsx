import { redirect, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { CATALOGUE, inLanguage, reportOf } from '#product/catalogue/catalogue.ts'
import { CURRENCY, inMainUnit } from '#product/offers.ts'
import { PRODUCTS } from '#product/products.ts'
import { publicMeta } from '../../chrome/page-meta.ts'
import { breadcrumbs, product } from '../../chrome/structured-data.ts'
import { siteContext } from '../../context.ts'
import { cardOf } from './report-card.tsx'
import { ReportPage, type ReportPageData } from './report-page.tsx'
import * as otherParts from './parts-of-features.ts'
import { reportsText } from './text.ts'
import { langOfRequest } from '../../i18n/lang.ts'
import { loadParts } from '../../page-part.tsx'

const OTHERS = 3

export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<ReportPageData> {
  const lang = langOfRequest(request)
  const site = context.get(siteContext)
  const report = reportOf(params['type'] ?? '')
  if (!report) throw redirect('/reports')
  return {
    report: inLanguage(report, lang),
    needs: site.reportNeeds(report.type),
    others: randomOthers(report.type).map((other) => cardOf(inLanguage(other, lang))),
    parts: await loadParts(otherParts, site, lang, report),
  }
}

/** Three others, different from visit to visit. */
function randomOthers(type: string) {
  const others = CATALOGUE.filter((report) => report.type !== type)
  const drawn = others.map((report) => ({ report, at: Math.random() })).toSorted((a, b) => a.at - b.at)
  return drawn.slice(0, OTHERS).map(({ report }) => report)
}

export function meta(args: MetaArgs<typeof loader>) {
  const report = args.loaderData?.report
  if (!report) return []
  const page = { title: `${report.title} · Asteria`, description: report.summary }
  return publicMeta(
    () => page,
    args,
    `/report/${report.type}`,
    (url, lang) => [
      breadcrumbs(url, [
        { name: reportsText[lang].headline, path: '/reports' },
        { name: report.title, path: `/report/${report.type}` },
      ]),
      // What cannot be written yet is not sold either.
      ...(args.loaderData?.needs
        ? [
            product({
              name: report.title,
              description: report.summary,
              image: `${url}/img/og/${report.type}.jpg`,
              url: `${url}/report/${report.type}`,
              price: inMainUnit(PRODUCTS.report.priceCents),
              currency: CURRENCY,
            }),
          ]
        : []),
    ],
  )
}

export default function ReportRoute() {
  return <ReportPage {...useLoaderData<typeof loader>()} />
}
