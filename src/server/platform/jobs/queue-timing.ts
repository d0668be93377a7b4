/** How soon the queue notices that a worker died: a silent heartbeat is looked for every few seconds. */
export const QUEUE_TIMING = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 5 } as const
