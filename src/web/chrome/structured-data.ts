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

/** Questions and their answers, as they stand on the page. */
export const faqPage = (questions: readonly { question: string; answer: string }[]): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
