import { Suspense, type ReactNode } from 'react'

interface PageSectionProps {
  /** Of its heading. */
  id: string
  /** Its heading, where that stands above all else. */
  title?: string
  centered?: boolean
  children: ReactNode
}

/**
 * A section of a long public page. It is hydrated by itself, so that the browser can answer in between, and until the reader
 * moves it is laid out only where it is near the screen.
 */
export function PageSection({ id, title, centered = false, children }: PageSectionProps) {
  return (
    <Suspense>
      <section aria-labelledby={id} className="until-moved pt-20 lg:pt-28">
        {title && (
          <h2 id={id} className={centered ? 'display-2 text-center' : 'display-2'}>
            {title}
          </h2>
        )}
        {children}
      </section>
    </Suspense>
  )
}
