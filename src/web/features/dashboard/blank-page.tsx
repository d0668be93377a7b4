const LINES = ['w-[96%]', 'w-full', 'w-[92%]', 'w-[98%]', 'w-[61%]']

/** Ruled paper where the reading will stand. As high as a screen, so that nothing below it moves when the day is there. */
export function BlankPage() {
  return (
    <div aria-hidden className="mt-8 min-h-[100svh] max-w-[39rem]">
      {[0, 1, 2].map((paragraph) => (
        <div key={paragraph} className="pb-6">
          {LINES.map((width) => (
            <span key={width} className={`block h-8 border-b border-rule ${width}`} />
          ))}
        </div>
      ))}
    </div>
  )
}
