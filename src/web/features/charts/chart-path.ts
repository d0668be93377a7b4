const PREFIX = 'thread_'

/** Where a chart or report is shown: its hash without `thread_`. */
export const viewerPath = (hash: string) => `/viewer/${encodeURIComponent(hash.slice(PREFIX.length))}`

/** The hash of what a viewer's address shows. */
export const hashOfViewer = (id: string) => PREFIX + id
