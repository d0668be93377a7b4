/** From which age an account may be opened, as the terms say. Births that are only noted may be of any age. */
export const MIN_AGE_YEARS = 16
