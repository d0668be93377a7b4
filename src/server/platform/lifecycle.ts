/** Whether this process still wants work. */
export interface Lifecycle {
  readonly isStopping: boolean
  /** Said once, before anything is closed: whoever hands out requests is to look elsewhere. */
  stop(): void
}

export function createLifecycle(): Lifecycle {
  let isStopping = false
  return {
    get isStopping() {
      return isStopping
    },
    stop: () => {
      isStopping = true
    },
  }
}
