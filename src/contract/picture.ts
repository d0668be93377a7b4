/** How large a picture may be that somebody sends. */
export const PICTURE_BYTES = 5 * 1024 * 1024
