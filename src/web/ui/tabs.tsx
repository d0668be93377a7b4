import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

interface TabsProps<Tab extends string> {
  /** What the tabs choose between, said to screen readers. */
  name: string
  tabs: readonly Tab[]
  labelOf: (tab: Tab) => string
  className?: string
  listClassName: string
  panelClassName: string
  /** What is under a tab; asked for only while it is chosen. */
  children: (tab: Tab) => ReactNode
}

// Radix sets these in a `style` attribute, which the page's policy forbids in what the server renders.
const NO_STYLE = { outline: undefined, animationDuration: undefined }

/** Tabs of which the first is chosen at first. */
export function Tabs<Tab extends string>(props: TabsProps<Tab>) {
  const { name, tabs, labelOf, className, listClassName, panelClassName, children } = props
  return (
    <Radix.Root defaultValue={tabs[0]} className={className}>
      <Radix.List aria-label={name} className={listClassName} style={NO_STYLE}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab} value={tab} className="tab">
            {labelOf(tab)}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab} value={tab} asChild>
          <div className={panelClassName} style={NO_STYLE}>
            {children(tab)}
          </div>
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
