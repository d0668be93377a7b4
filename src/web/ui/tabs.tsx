import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

interface TabsProps<Tab extends string> {
  /** What the tabs choose between, said to screen readers. */
  name: string
  tabs: readonly Tab[]
  labelOf: (tab: Tab) => string
  className?: string
  listClassName: string
  panelClassName: string
  /** What stands under a tab; asked for only while it is chosen. */
  children: (tab: Tab) => ReactNode
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Tabs after the pattern of WAI-ARIA: one of them in the tab order, arrows choose. The first is chosen at first. */
export function Tabs<Tab extends string>(props: TabsProps<Tab>) {
  const { name, tabs, labelOf, className, listClassName, panelClassName, children } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(tabs[0])
  const onKeyDown = (event: KeyboardEvent) => {
    const last = tabs.length - 1
    const at = STEPS[event.key]?.(
      tabs.findIndex((tab) => tab === chosen),
      last,
    )
    if (at === undefined) return
    event.preventDefault()
    setChosen(tabs[at])
    const button = list.current?.children[at]
    if (button instanceof HTMLElement) button.focus()
  }
  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={name} className={listClassName} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            aria-controls={`${id}-${tab}-panel`}
            aria-selected={tab === chosen}
            tabIndex={tab === chosen ? 0 : -1}
            data-state={tab === chosen ? 'active' : 'inactive'}
            className="tab"
            onClick={() => setChosen(tab)}
          >
            {labelOf(tab)}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab}
          role="tabpanel"
          id={`${id}-${tab}-panel`}
          aria-labelledby={`${id}-${tab}`}
          tabIndex={0}
          hidden={tab !== chosen}
          className={panelClassName}
        >
          {tab === chosen && children(tab)}
        </div>
      ))}
    </div>
  )
}
