import type { ReactNode } from 'react'

/**
 * What stands for a reading until it is loaded, as long as one is: the foot of the page would be seen under less and pushed
 * away, also where the browser comes back to the middle of the page.
 */
export const Unread = ({ children }: { children?: ReactNode }) => <div className="min-h-[1000svh]">{children}</div>
