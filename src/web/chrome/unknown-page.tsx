import { Link } from '../i18n/link.tsx'
import { useLang, useText } from '../i18n/text.tsx'
import { buttonClass } from '../ui/button.tsx'
import { pagesIn } from './site-pages.ts'
import { unknownText } from './unknown-text.ts'

/** Says that there is no such page, and where one may have wanted to go. */
export function UnknownPage() {
  const t = useText(unknownText)
  const { lang } = useLang()
  return (
    <div className="page pt-10 pb-16 lg:pt-14">
      <h1 className="display-1">{t.headline}</h1>
      <p className="prose-reading mt-8 max-w-[44rem]">{t.lead}</p>
      <Link to="/" className={buttonClass({ className: 'mt-8' })}>
        {t.toHome}
      </Link>
      <nav aria-labelledby="ways" className="double-rule mt-14 max-w-[44rem] pt-4">
        <h2 id="ways" className="label">
          {t.ways}
        </h2>
        <ul className="mt-2 divide-y divide-rule">
          {pagesIn('footer').map(({ path, title }) => (
            <li key={path}>
              <Link to={path} className="link inline-block py-3">
                {title[lang]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
