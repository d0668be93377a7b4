import { useState, type ComponentProps } from 'react'
import { useText } from '../../i18n/text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { authText } from './text.ts'

/** A password field whose text can be looked at. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const t = useText(authText)
  const [shown, setShown] = useState(false)
  return (
    <div className="relative">
      <input {...props} type={shown ? 'text' : 'password'} spellCheck={false} className="input pr-12" />
      <button
        type="button"
        className="icon-button absolute top-0 right-0"
        aria-label={shown ? t.hide : t.show}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? 'eyeShut' : 'eye'} />
      </button>
    </div>
  )
}
