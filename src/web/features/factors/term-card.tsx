import { Popover } from 'radix-ui'
import { common } from '../../i18n/common.ts'
import { Link } from '../../i18n/link.tsx'
import { skyWords } from '../../i18n/sky-words.ts'
import { useText } from '../../i18n/text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { plainWords } from './plain-words.ts'
import { termFacts } from './term-facts.ts'

/** What a term is, what it means where it was pressed, and the way to the glossary. */
export default function TermCard({ id, here, title }: { id: string; here: string | undefined; title: string }) {
  const plain = useText(plainWords)
  const words = useText(skyWords)
  const { close } = useText(common)
  const facts = termFacts(words, plain, id)
  if (!facts) return null
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <p id={title} className="display-3">
          {facts.name}
        </p>
        <Popover.Close className="icon-button -mt-2 -mr-3 shrink-0" aria-label={close}>
          <Icon name="close" size={18} />
        </Popover.Close>
      </div>
      {facts.what.map((sentence) => (
        <p key={sentence} className="mt-1.5 font-text text-md/7">
          {sentence}
        </p>
      ))}
      {here && <p className="mt-3 border-l-2 border-accent pl-4 font-text text-md/7">{here}</p>}
      <Link to={`/glossary#${facts.anchor}`} className="link mt-4 inline-block">
        {plain.toGlossary}
      </Link>
    </>
  )
}
