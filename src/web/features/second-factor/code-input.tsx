/** A field for a code of the app or, unless it must be `digits`, one of the recovery codes. */
export function CodeInput({ digits, ...props }: React.ComponentProps<'input'> & { digits?: boolean }) {
  return (
    <input
      {...props}
      inputMode={digits ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      className="input figures max-w-64"
    />
  )
}
