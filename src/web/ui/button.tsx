import type { ComponentProps } from 'react'
import { Link } from '../i18n/link.tsx'

interface Look {
  /**
   * `primary`: the one accented action of a screen; `quiet`: everything beside it; `danger`: what can't be taken back, and
   * `danger-quiet` what leads there.
   */
  variant?: 'primary' | 'quiet' | 'danger' | 'danger-quiet'
  size?: 'regular' | 'small'
  /** Where it stands: margins and width. */
  className?: string
}

const VARIANTS = {
  primary: '',
  quiet: 'button-quiet',
  danger: 'button-danger',
  'danger-quiet': 'button-quiet button-danger',
} as const

/** The classes of a button, for what is no button or link of the router: a link to a file, a label, a link to sign in. */
export const buttonClass = ({ variant = 'primary', size = 'regular', className }: Look = {}): string =>
  ['button', VARIANTS[variant], size === 'small' && 'button-small', className].filter(Boolean).join(' ')

/** A button that does something here. */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...props
}: Omit<ComponentProps<'button'>, 'className'> & Look) {
  return <button {...props} type={type} className={buttonClass({ variant, size, className })} />
}

/** A button that leads to another page. */
export function ButtonLink({
  variant,
  size,
  className,
  ...props
}: Omit<ComponentProps<typeof Link>, 'className'> & Look) {
  return <Link {...props} className={buttonClass({ variant, size, className })} />
}
