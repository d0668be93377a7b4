import type { StructuredData } from './page-meta.ts'

/** Who runs the site. */
export const organization = (publicUrl: string): StructuredData => ({
  '@type': 'Organization',
  name: 'Asteria',
  url: publicUrl,
  logo: `${publicUrl}/favicon.svg`,
})

interface Step {
  name: string
  path: string
}

/** The way from the first page to this one. */
export const breadcrumbs = (publicUrl: string, steps: readonly Step[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: `${publicUrl}${path}`,
  })),
})

/** Something that is sold, at its price. */
export const product = (told: {
  name: string
  description: string
  image: string
  url: string
  price: number
  currency: string
}): StructuredData => ({
  '@type': 'Product',
  name: told.name,
  description: told.description,
  image: told.image,
  brand: { '@type': 'Brand', name: 'Asteria' },
  offers: {
    '@type': 'Offer',
    url: told.url,
    price: told.price.toFixed(2),
    priceCurrency: told.currency,
    availability: 'https://schema.org/InStock',
  },
})

/** A text of a day, written anew as the sky changes. */
export const article = (publicUrl: string, told: { headline: string; path: string; date: string; lang: string }) => ({
  '@type': 'Article',
  headline: told.headline,
  datePublished: told.date,
  dateModified: told.date,
  inLanguage: told.lang,
  mainEntityOfPage: `${publicUrl}${told.path}`,
  author: organization(publicUrl),
  publisher: organization(publicUrl),
})

/** Questions and their answers, as they stand on the page. */
export const faqPage = (questions: readonly { question: string; answer: string }[]): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
