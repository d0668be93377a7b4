/** The id of the empty part of the header, where stars fall on a narrow screen (`lucky-star.css`). */
export const STAR_BAND = 'star-band'
