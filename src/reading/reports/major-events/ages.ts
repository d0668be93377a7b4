/** Until then a great date is one of the house, which others remember. */
export const CHILD_UNTIL = 14
/** From then on Saturn at a corner is told as to a grown reader. */
export const GROWN_FROM = 18
