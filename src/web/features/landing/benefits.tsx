import { useText } from '../../i18n/text.tsx'
import { AuthLink } from '../auth/auth-link.tsx'
import { landingText } from './text.ts'
import { buttonClass } from '../../ui/button.tsx'

/** The three questions that people come with: purpose, money, one another. */
export function Benefits() {
  const t = useText(landingText)
  return (
    <section aria-labelledby="benefits" className="pt-20 lg:pt-28">
      <h2 id="benefits" className="display-2">
        {t.benefitsTitle}
      </h2>
      <ul className="mt-8 divide-y divide-rule border-y border-rule">
        {t.benefits.map(({ title, text }) => (
          <li key={title} className="grid gap-x-12 gap-y-3 py-7 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
            <h3 className="font-text text-3xl/8 text-balance italic">{title}</h3>
            <p className="font-text text-lg/8">{text}</p>
          </li>
        ))}
      </ul>
      <AuthLink mode="register" className={buttonClass({ className: 'mt-9' })}>
        {t.benefitsBegin}
      </AuthLink>
    </section>
  )
}
