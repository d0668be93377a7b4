// Functions that run in a page: they use nothing outside themselves.

/** The first element at an XPath that can be seen. */
export function findVisible(path: string): Element | null {
  const found = document.evaluate(path, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE)
  const elements = Array.from({ length: found.snapshotLength }, (_, index) => found.snapshotItem(index) as Element)
  return elements.find((element) => element.checkVisibility({ visibilityProperty: true })) ?? null
}

/** The first element at an XPath whose middle a pointer reaches, because nothing lies over it. */
export function findOnTop(path: string): Element | null {
  const found = document.evaluate(path, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE)
  const elements = Array.from({ length: found.snapshotLength }, (_, index) => found.snapshotItem(index) as Element)
  const isOnTop = (element: Element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  return elements.find((element) => element.checkVisibility({ visibilityProperty: true }) && isOnTop(element)) ?? null
}

/** Whether everything is there that the page fetches, and its scripts have taken it over where it has any. */
export const isSettled = () =>
  document.querySelector('h1') !== null &&
  document.querySelector('[aria-busy=true]') === null &&
  document.fonts.status === 'loaded' &&
  (!('__reactRouterContext' in window) || '__reactRouterDataRouter' in window)

/** How the page stands in its window. */
export const readLayout = () => ({
  overflowPx: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  widthPx: innerWidth,
  heading: document.querySelector('h1')?.innerText,
})
