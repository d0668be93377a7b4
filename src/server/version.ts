/** Changes when stored texts no longer fit what the product writes; clients then drop what they cached. */
export const TEXTS_VERSION = '1'
