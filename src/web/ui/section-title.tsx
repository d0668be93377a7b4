/** A heading with a dotted line to the edge of its column. */
export function SectionTitle({ id, children }: { id: string; children: string }) {
  return (
    <div className="flex items-center gap-5">
      <h2 id={id} className="display-3">
        {children}
      </h2>
      <span className="dotted flex-1" aria-hidden />
    </div>
  )
}
